import {
  allowedOrigins,
  EMBED_OPTION,
  embedKey,
  originsIn,
} from '#domain/web/embeds/embedded-html.ts';
import type { ContentService } from '#server/modules/content/content/index.ts';
import type { SiteService } from '#server/modules/site/site/index.ts';
import { type CallContext, originOf } from '#server/plugins/call-context.ts';

/** A document of an editor's, and from where it may load. */
export interface FoundEmbed {
  html: string;
  origins: readonly string[];
}

/** Which document is asked for. */
export interface EmbedPlace {
  call: CallContext;
  elementId: number;
  /** `embedKey` of what it says. */
  key: string;
}

export interface EmbedParts {
  content: Pick<ContentService, 'documents'>;
  options: SiteService['options'];
}

/** HTML for frames, as editors have written it. */
export type EmbedsService = ReturnType<typeof createEmbedsService>;

export function createEmbedsService({ content, options }: EmbedParts) {
  /** A document that names no other site gets nothing from any, also where its script asks for it. */
  async function originsFor({ site, request }: CallContext, html: string): Promise<string[]> {
    if (originsIn(html).length === 0) return [];
    const [option] = await options(site.id, [EMBED_OPTION]);
    const own = [site.url, originOf({ site, ...(request && { request }) })].map(hostOf);
    return allowedOrigins(option?.value).filter((origin) => !own.includes(hostOf(origin)));
  }

  return {
    /** null where that version of the element holds no such document. */
    async find(place: EmbedPlace, version: 'draft' | 'published'): Promise<FoundEmbed | null> {
      const { call, elementId, key } = place;
      const documents = await content.documents(call.site.id, elementId, version);
      const html = documents.find((text) => embedKey(text) === key);
      return html === undefined ? null : { html, origins: await originsFor(call, html) };
    },
  };
}

function hostOf(origin: string): string {
  return new URL(origin).host;
}
