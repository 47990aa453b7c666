import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { fieldsOf } from '#runtime/content/block-fields.ts';
import { MISFIT, mend } from '#runtime/content/mend.ts';
import { resolveNode } from '#runtime/content/resolve.ts';
import { brokenParts } from '#runtime/content/stored-shape.ts';
import type { ComposedNode, Viewport } from '#runtime/content/types.ts';
import type { AnyBlock } from '#runtime/define-block.ts';
import type { Element } from '#schemas/content/element.ts';
import type { RenderJob } from './render-job.ts';

/**
 * Values of a node as its renderer may rely on them: each of the type that its field wants. What has
 * another type gives way to the block's default, a broken entry of a list to nothing, and is reported.
 */
export function valuesOf(
  job: RenderJob,
  node: ComposedNode,
  { schema }: AnyBlock,
  viewport: Viewport,
): Record<string, unknown> {
  const { locale } = job.request;
  const { levels } = node;
  const request = { schema, levels, locale, viewport, siteLocale: DEFAULT_LOCALE };
  const { values, origins } = resolveNode(request);
  const broken = fieldsOf(schema).list.filter((field) => {
    const stored = values[field.name];
    if (origins[field.name]?.level === 'default' || stored === field.initial) return false;
    const mended = mend(field.schema, stored);
    if (mended === stored) return false;
    values[field.name] = mended === MISFIT ? field.initial : mended;
    return true;
  });
  const [first] = broken;
  if (first) {
    const source = origins[first.name]?.source;
    job.report({
      kind: 'wrong-type',
      elementId: source?.elementId ?? node.elementId,
      nodeId: source?.nodeId ?? node.id,
      block: node.block,
      field: broken.map(({ name }) => name).join(', '),
      message: `Izlog: a value of a ${node.block} has the wrong type and is left out.`,
    });
  }
  return values;
}

/** Reports the bags and lists of an element that cannot be read, one line per node. */
export function reportBrokenParts(job: RenderJob, element: Element): void {
  for (const { nodeId, block, fields } of brokenParts(element)) {
    job.report({
      kind: 'broken-content',
      elementId: element.id,
      nodeId,
      block,
      field: fields.join(', '),
      message: 'Izlog: a part of what is stored has the wrong type and is left out.',
    });
  }
}
