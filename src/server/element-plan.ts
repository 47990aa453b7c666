import { composeElement } from '#runtime/content/compose.ts';
import { createContentRules } from '#runtime/content/rules.ts';
import { type NodePlan, planNodes } from '#runtime/render/node-plan.ts';
import type { Element } from '#schemas/content/element.ts';
import type { Media } from '#schemas/media.ts';
import type { RenderJob } from './render-job.ts';
import { reportBrokenParts, valuesOf } from './stored-values.ts';

/** An element ready to render. */
export interface ElementPlan {
  element: Element;
  sections: NodePlan[];
  /** Records of the pictures that it shows. */
  media: Record<number, Media>;
}

/**
 * Reads the masters and media of an element and plans its nodes. Content that is broken beyond
 * repair is reported and gives a plan without sections.
 */
export async function planElement(
  job: RenderJob,
  element: Element,
  prefix: string,
): Promise<ElementPlan> {
  const { ports, registry } = job;
  try {
    const rules = createContentRules(registry);
    const masters = await ports.masters(rules.masterRefs(element));
    const stored = [element, ...Object.values(masters)];
    for (const part of stored) reportBrokenParts(job, part);
    const ids = stored.flatMap((part) => rules.mediaIds(part));
    const media = ids.length > 0 ? await ports.media([...new Set(ids)]) : {};
    const sections = planNodes(composeElement(element, masters, registry), {
      registry,
      viewports: job.viewports,
      now: job.now,
      prefix,
      resolve: (node, block, viewport) => valuesOf(job, node, block, viewport),
      onProblem: (node, problem) =>
        job.report({
          kind: problem,
          elementId: node.elementId,
          nodeId: node.id,
          block: node.block,
          message: `Izlog: a ${node.block} is not shown: ${problem}.`,
        }),
      onChangeAt: job.changesAt,
    });
    return { element, sections, media };
  } catch (error) {
    job.report({
      kind: 'broken-element',
      elementId: element.id,
      nodeId: '',
      block: '',
      message: messageOf(error),
    });
    return { element, sections: [], media: {} };
  }
}

/** Text of whatever was thrown, for the log. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
