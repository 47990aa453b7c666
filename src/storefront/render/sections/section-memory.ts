import type { PlacedIsland } from '#runtime/islands/server-islands.tsx';
import type { PageContextValue } from '#runtime/render/page-context.ts';
import type { NodePlan } from '#runtime/render/plan/node-plan.ts';
import { fingerprint, fingerprintOf } from './fingerprint.ts';
import { createMarkupMemory, type Outcome } from './markup-memory.ts';
import type { LoadedData } from './node-data.ts';
import type { SectionNeeds } from './section-needs.ts';

const MAX_BYTES = 48 * 1024 * 1024;

/** A section's markup with what the page needs beside it. */
export interface RenderedSection extends SectionNeeds {
  html: string;
  islands: readonly PlacedIsland[];
}

/** One section about to be rendered. */
export interface SectionRender {
  plan: NodePlan;
  data: LoadedData;
  page: PageContextValue;
}

/** Sections rendered before: a publish renders the changed ones alone. */
export interface SectionMemory {
  /** The section as it was rendered for equal input, or as `render` makes it. Only a whole one is kept. */
  get(
    section: SectionRender,
    render: (page: PageContextValue) => Outcome<RenderedSection>,
  ): RenderedSection;
}

export function createSectionMemory(): SectionMemory {
  const memory = createMarkupMemory<RenderedSection>(MAX_BYTES);
  return {
    get: ({ plan, data, page }, render) =>
      memory.get({ input: inputOf(plan, data), page, path: page.path }, render),
  };
}

/** All that the components of a planned node get, in one text. */
function inputOf(plan: NodePlan, data: LoadedData): string {
  const inner = Object.entries(plan.slots).map(
    ([name, plans]) => `${name}(${plans.map((child) => inputOf(child, data)).join()})`,
  );
  return `${ownInputOf(plan)},${fingerprint(data.get(plan.key) ?? null)} ${inner.join()}`;
}

/** What a plan says of its node itself; the plans of an element in memory are read once. */
const ownInputs = new WeakMap<NodePlan, string>();

function ownInputOf(plan: NodePlan): string {
  const { block, frame, values } = plan;
  const known = ownInputs.get(plan);
  if (known !== undefined) return known;
  const own = fingerprintOf(`${block.type} ${fingerprint(frame)},${fingerprint(values)}`);
  ownInputs.set(plan, own);
  return own;
}
