import { allowedOrigins, EMBED_OPTION } from '#domain/web/embeds/embedded-html.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import { filterOptions } from '#schemas/api/site.ts';
import type { HtmlEmbedValues } from './html-embed.schema.ts';

export interface HtmlEmbedData {
  /** Origins that the owner of the shop lets such documents load from. */
  origins: readonly string[];
}

export async function loadHtmlEmbed({
  api,
}: Pick<LoadContext<HtmlEmbedValues>, 'api'>): Promise<HtmlEmbedData> {
  const { records } = await api.get(filterOptions, { body: { keys: [EMBED_OPTION] } });
  return { origins: allowedOrigins(records.find(({ key }) => key === EMBED_OPTION)?.value) };
}
