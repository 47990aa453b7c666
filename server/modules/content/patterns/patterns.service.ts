import type { Locale } from '#domain/locales.ts';
import { OWN_PATTERNS, type OwnPattern, PATTERN_BYTES } from '#schemas/api/patterns.ts';
import type { ElementContent } from '#schemas/content/element.ts';
import type { PatternAbout } from '#schemas/content/pattern.ts';
import type { Media } from '#schemas/media.ts';
import { NotFound } from '#server/errors.ts';
import { type ContentService, inLanguage } from '#server/modules/content/content/index.ts';
import type { MediaService } from '#server/modules/content/media/index.ts';
import type { CallContext, SiteContext } from '#server/plugins/call-context.ts';
import type { PatternRepository, PatternRow } from './pattern.repository.ts';
import { createPreviewPictures, type PatternPicture } from './pattern-pictures.ts';
import { PatternsTooMany, PatternTooLarge } from './patterns.errors.ts';

/** A pattern that comes with the product. */
export interface ReadyPattern {
  name: string;
  about: PatternAbout;
  /** Names of the pictures that it shows. */
  pictures: readonly string[];
  content(idOf: (picture: string) => number): ElementContent;
}

/** What comes with the product; read when it is asked for first. */
export type ReadyPatterns = () => {
  patterns: readonly ReadyPattern[];
  pictures: ReadonlyMap<string, PatternPicture>;
};

/** A pattern as a page that is stored nowhere. */
export interface PatternPreview {
  content: ElementContent;
  /** A whole page, which is shown with header and footer. */
  isPage: boolean;
  /** Records of pictures that are in no library; the others are the site's. */
  media(ids: readonly number[]): Record<number, Media>;
}

export interface PatternsParts {
  repository: PatternRepository;
  ready: ReadyPatterns;
  content: Pick<ContentService, 'accepted' | 'authorOf'>;
  media: Pick<MediaService, 'startIntake'>;
  /** Told that pictures wait for the rest of their files. */
  wakeWorker(): void;
}

const OWN = /^own-([1-9]\d{0,9})$/;

export type PatternsService = ReturnType<typeof createPatternsService>;

/** Rules of patterns: those of the product, and those that people of a site saved. */
export function createPatternsService(parts: PatternsParts) {
  const { repository, ready, content, media, wakeWorker } = parts;

  function readyByName(name: string): ReadyPattern {
    const found = ready().patterns.find((pattern) => pattern.name === name);
    if (!found) throw new NotFound();
    return found;
  }

  /** Null for the name of one of the product. */
  async function ownContent(siteId: number, name: string): Promise<ElementContent | null> {
    const [, id] = OWN.exec(name) ?? [];
    if (id === undefined) return null;
    const found = await repository.content(siteId, Number(id));
    if (!found) throw new NotFound();
    return found;
  }

  /** Numbers of pictures in the library, which gets those that it lacks. */
  async function intoLibrary(siteId: number, keys: readonly string[]) {
    const wanted = keys.flatMap((key) => ready().pictures.get(key) ?? []);
    if (wanted.length === 0) return new Map<string, number>();
    const intake = media.startIntake(siteId, 'sample');
    try {
      for (const picture of wanted) {
        const { file, name, alt } = picture;
        const originalName = file.replace(/^.*\//, '');
        const texts = { title: name.hr, descriptions: { ...alt } };
        await intake.add({ bytes: picture.read(), originalName }, texts);
      }
      const rows = await intake.commit();
      wakeWorker();
      return new Map(wanted.map(({ key }, index) => [key, rows[index]?.id ?? 0]));
    } catch (error) {
      await intake.discard();
      throw error;
    }
  }

  return {
    async list(siteId: number) {
      const own = await repository.ofSite(siteId);
      return {
        ready: ready().patterns.map(({ name, about }) => ({ name, about })),
        own: own.map(toOwn),
      };
    },

    /** A copy to be put on a page, begun in a language; its pictures are in the library then. */
    async take(siteId: number, name: string, language: Locale): Promise<ElementContent> {
      const own = await ownContent(siteId, name);
      if (own) return inLanguage(own, language);
      const pattern = readyByName(name);
      const ids = await intoLibrary(siteId, pattern.pictures);
      return inLanguage(
        pattern.content((key) => ids.get(key) ?? 0),
        language,
      );
    },

    /** What a preview shows; nothing of it is stored. */
    async preview({ id, defaultLocale }: SiteContext, name: string): Promise<PatternPreview> {
      const own = await ownContent(id, name);
      if (own) return { content: own, isPage: false, media: () => ({}) };
      const pattern = readyByName(name);
      const pictures = createPreviewPictures(ready().pictures);
      return {
        content: pattern.content(pictures.idOf),
        isPage: pattern.about.kind === 'page',
        media: (ids) => pictures.records(ids, defaultLocale),
      };
    },

    /** A picture of a pattern, for previews. Throws `NotFound`. */
    picture(key: string): Buffer {
      const found = ready().pictures.get(key);
      if (!found) throw new NotFound();
      return found.read();
    },

    /** Throws every fault of the nodes, `PatternTooLarge`, or `PatternsTooMany`. */
    async create(ctx: CallContext, title: string, given: ElementContent): Promise<OwnPattern> {
      const accepted = await content.accepted(ctx, given);
      if (JSON.stringify(accepted).length > PATTERN_BYTES) throw new PatternTooLarge();
      const { id, name } = await content.authorOf(ctx);
      const row = await repository.insert(ctx.site.id, OWN_PATTERNS, {
        title,
        content: accepted,
        author_id: id,
        author: name,
      });
      if (!row) throw new PatternsTooMany();
      return toOwn(row);
    },

    async rename(siteId: number, id: number, title: string): Promise<OwnPattern> {
      const row = await repository.rename(siteId, id, title);
      if (!row) throw new NotFound();
      return toOwn(row);
    },

    async remove(siteId: number, id: number): Promise<void> {
      if (!(await repository.remove(siteId, id))) throw new NotFound();
    },
  };
}

function toOwn({ id, title, author, created_at }: PatternRow): OwnPattern {
  return { id, name: `own-${id}`, title, author, created_at: created_at.toISOString() };
}
