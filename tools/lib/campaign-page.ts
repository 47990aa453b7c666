import { shoppablePictureExamples } from '#blocks/media/shoppable-picture/shoppable-picture.examples.ts';
import { newNodeId } from '#runtime/content/tree.ts';
import type { ElementContent, Node } from '#schemas/content/element.ts';
import type { EditorClient } from './editor-client.ts';

const SECTIONS = [
  'opening-bento',
  'pictures-before-after',
  'voices-wall',
  'help-questions-cards',
  'products-shelves',
];

/**
 * A campaign of ten kinds of sections as an editor makes it of patterns: a hero with a silent video,
 * bento, products, a shoppable picture, before and after, voices, questions, a countdown, a sign-up.
 */
export async function campaignPage(client: EditorClient, slug: string): Promise<ElementContent> {
  const take = (name: string) =>
    client.call<ElementContent>('pattern/take', { name, language: 'hr' });
  const preset = await take('preset-campaign');
  const [video] = await client
    .call<{ records: { id: number }[] }>('media/filterStandard', { kind: 'video' })
    .then(({ records }) => records);
  if (!video) throw new Error('The library of the sample shop has no video.');
  const sections = await Promise.all(SECTIONS.map(take));
  const moving = preset.parts.map((part) =>
    part.block === 'hero' ? { ...part, meta: { ...part.meta, video: { id: video.id } } } : part,
  );
  const parts = [...moving, shoppablePicture(), ...sections.flatMap((section) => section.parts)];
  const meta = {
    ...preset.meta,
    title: 'Zimski tjedan',
    description: 'Tjedan njege za suhu kožu.',
  };
  return { ...preset, slug, meta, parts: parts.map(withOwnId), tr: {} };
}

function shoppablePicture(): Node {
  const { meta = {} } = shoppablePictureExamples[0] ?? {};
  return { id: 'shoppable', block: 'shoppable-picture', v: 1, role: 'own', meta };
}

/** Patterns name their nodes apart from each other only within themselves. */
function withOwnId(node: Node): Node {
  const slots = Object.entries(node.slots ?? {}).map(
    ([slot, nodes]) => [slot, nodes.map(withOwnId)] as const,
  );
  return { ...node, id: newNodeId(), ...(node.slots && { slots: Object.fromEntries(slots) }) };
}
