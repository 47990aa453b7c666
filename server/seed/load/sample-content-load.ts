import type { ElementContent } from '#schemas/content/element.ts';
import type { Shop } from '#server/app.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Preset } from '../preset.ts';
import type { SampleLookup } from '../sample-data.repository.ts';

type Known = Awaited<ReturnType<SampleLookup['elements']>>;

/**
 * The elements, all published, in the order of the preset: masters before what places them, and the
 * home page last: once it exists, everything it links to does.
 */
export async function loadContent(
  shop: Shop,
  ctx: CallContext,
  lookup: SampleLookup,
  preset: Preset,
  onStored?: (count: number) => void,
): Promise<void> {
  const { elements, templates } = preset.settings;
  const known = await lookup.elements();
  const elementIds = new Map<string, number>();
  const ids: Readonly<Record<string, ReadonlyMap<string, number>>> = {
    category: await lookup.categoryIds(),
    post: await lookup.postIds(),
    event: await lookup.eventIds(),
    element: elementIds,
  };
  for (const name of elements) {
    const content = preset.element(name, (kind, key) => ids[kind]?.get(key));
    const id = await loadElement(shop, ctx, known, content);
    elementIds.set(name, id);
    for (const [option, template] of Object.entries(templates)) {
      if (template === name) await shop.services.site.saveOption(ctx.site.id, option, id);
    }
    onStored?.(1);
  }
  await shop.app.bus.publish(['options']);
}

/**
 * Id of the element; made and published unless an interrupted run did so. Nobody is its author: by
 * that the history tells what came with the preset.
 */
async function loadElement(
  shop: Shop,
  ctx: CallContext,
  known: Known,
  content: ElementContent,
): Promise<number> {
  const same = known.find((row) => isSame(row, content));
  const nobody = { ...ctx, user: null };
  const id = same?.id ?? (await shop.services.content.create(nobody, content)).id;
  if (same?.status !== 'published') await shop.services.content.publish(nobody, id);
  return id;
}

function isSame(row: Known[number], content: ElementContent): boolean {
  return (
    row.type === content.type &&
    row.handler === content.handler &&
    row.slug === content.slug &&
    (row.title ?? undefined) === content.meta['title']
  );
}
