import { equalJson } from '#runtime/content/json.ts';
import type { NodePlan } from '#runtime/render/plan/node-plan.ts';
import { messageOf } from './element-plan.ts';
import type { RenderJob } from './render-job.ts';

/** A loader that takes longer leaves its node out. */
const DEADLINE_MS = 3000;

/** What the loaders of some plans returned, by key of the plan; null for those that failed. */
export type LoadedData = Map<string, { value: unknown } | null>;

/** Path parameters of the page, as the route table names them. */
export type RouteParams = Record<string, string>;

/**
 * Runs the loaders of all nodes in parallel, and notes until when their answers hold. One that fails or is late costs its own section only,
 * and the page where the block is essential to it: then this rejects.
 * The two copies of a node whose values are equal share one call.
 */
export async function loadData(
  job: RenderJob,
  sections: readonly NodePlan[],
  params: RouteParams,
): Promise<LoadedData> {
  const started: { plan: NodePlan; result: Promise<unknown> }[] = [];
  const entries = [...walk(sections)].map(async (plan): Promise<[string, LoadedDatum]> => {
    if (!plan.block.load) return [plan.key, { value: undefined }];
    const twin = started.find(
      (other) => other.plan.node === plan.node && equalJson(other.plan.values, plan.values),
    );
    const result = twin?.result ?? withDeadline(runLoader(job, plan, params));
    started.push({ plan, result });
    try {
      const value = await result;
      const change = Date.parse(plan.block.dataChangesAt?.(value) ?? '');
      if (change > job.now) job.changesAt(change);
      return [plan.key, { value }];
    } catch (error) {
      reportFailure(job, plan, error);
      if (plan.block.essential) throw error;
      return [plan.key, null];
    }
  });
  return new Map(await Promise.all(entries));
}

async function runLoader(job: RenderJob, { block, values }: NodePlan, params: RouteParams) {
  const { request, ports } = job;
  const { path, query, locale, mainLocale } = request;
  return block.load?.({
    values,
    route: { path, params },
    query,
    api: ports.api,
    locale,
    mainLocale,
  });
}

type LoadedDatum = { value: unknown } | null;

function* walk(plans: readonly NodePlan[]): Generator<NodePlan> {
  for (const plan of plans) {
    yield plan;
    for (const slot of Object.values(plan.slots)) yield* walk(slot);
  }
}

async function withDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new Error(
            `Izlog: a loader took longer than ${DEADLINE_MS} ms, so its block is left out.`,
          ),
        ),
      DEADLINE_MS,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function reportFailure(job: RenderJob, { node }: NodePlan, error: unknown) {
  job.report({
    kind: 'loader-failed',
    elementId: node.elementId,
    nodeId: node.id,
    block: node.block,
    message: messageOf(error),
  });
}
