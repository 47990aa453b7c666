import { composeElement } from '#runtime/content/compose.ts';
import type { MasterRef } from '#runtime/content/master-index.ts';
import { masterRefs, mediaIds as mediaIdsOf } from '#runtime/content/references.ts';
import type { MasterMap } from '#runtime/content/types.ts';
import type { Registry } from '#runtime/registry.ts';
import { type NodePlan, planNodes } from '#runtime/render/plan/node-plan.ts';
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

/** A plan that was made before, and what it was made from beside the element. */
interface KnownPlan {
  refs: readonly MasterRef[];
  mediaIds: readonly number[];
  masters: MasterMap;
  sections: NodePlan[];
}

/** Plans of shared elements by what else they depend on; gone with the element or the registry. */
const knownPlans = new WeakMap<Registry, WeakMap<Element, Map<string, KnownPlan>>>();

/**
 * Reads the masters and media of an element and plans its nodes. Content that is broken beyond
 * repair is reported and gives a plan without sections. A plan without problems that holds at any
 * time is kept as long as the element is.
 */
export async function planElement(
  job: RenderJob,
  element: Element,
  prefix: string,
): Promise<ElementPlan> {
  try {
    const known = plansOf(job, element);
    const key = [job.request.locale, job.mobileView, prefix].join();
    const before = known.get(key);
    const plan = await planFrom(job, element, prefix, before);
    if (plan.isLasting && Object.isFrozen(element)) known.set(key, plan);
    const { mediaIds, sections } = plan;
    const media = mediaIds.length > 0 ? await job.ports.media(mediaIds) : {};
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

function plansOf({ registry }: RenderJob, element: Element): Map<string, KnownPlan> {
  const elements = knownPlans.get(registry) ?? new WeakMap<Element, Map<string, KnownPlan>>();
  knownPlans.set(registry, elements);
  const plans = elements.get(element) ?? new Map<string, KnownPlan>();
  elements.set(element, plans);
  return plans;
}

/** The plan as it was `before` where its masters are the same, else a new one. */
async function planFrom(
  job: RenderJob,
  element: Element,
  prefix: string,
  before: KnownPlan | undefined,
): Promise<KnownPlan & { isLasting: boolean }> {
  const { ports, registry } = job;
  const refs = before?.refs ?? masterRefs(element);
  const masters = await ports.masters(refs);
  if (before && isSame(masters, before.masters)) return { ...before, isLasting: true };

  const watched = watchPlanning(job);
  const stored = [element, ...Object.values(masters)];
  for (const part of stored) reportBrokenParts(watched.job, part);
  const mediaIds = [...new Set(stored.flatMap((part) => mediaIdsOf(part, registry)))];
  const sections = planNodes(composeElement(element, masters, registry), {
    registry,
    locale: job.request.locale,
    viewports: job.viewports,
    now: job.now,
    prefix,
    elementId: element.id,
    resolve: (node, block, viewport) => valuesOf(watched.job, node, block, viewport),
    onProblem: (node, problem) =>
      watched.job.report({
        kind: problem,
        elementId: node.elementId,
        nodeId: node.id,
        block: node.block,
        message: `Izlog: a ${node.block} is not shown: ${problem}.`,
      }),
    onChangeAt: watched.job.changesAt,
  });
  return { refs, mediaIds, masters, sections, isLasting: watched.isLasting() };
}

/** A job with a note of whether something was reported, or changes by the clock. */
function watchPlanning(job: RenderJob) {
  let isLasting = true;
  const watched: RenderJob = {
    ...job,
    report(problem) {
      isLasting = false;
      job.report(problem);
    },
    changesAt(instant) {
      isLasting = false;
      job.changesAt(instant);
    },
  };
  return { job: watched, isLasting: () => isLasting };
}

/** Masters that were not read again since. */
function isSame(masters: MasterMap, before: MasterMap): boolean {
  const now = Object.entries(masters);
  return (
    now.length === Object.keys(before).length && now.every(([id, master]) => before[id] === master)
  );
}

/** Text of whatever was thrown, for the log. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
