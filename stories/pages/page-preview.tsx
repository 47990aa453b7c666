import type { ReactNode } from 'react';

import { allBlocks } from '#blocks/all-blocks.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import { composeElement } from '#runtime/content/compose.ts';
import { resolveNode } from '#runtime/content/resolve.ts';
import { createRegistry } from '#runtime/registry.ts';
import { PlanView } from '#runtime/render/node-view.tsx';
import { type NodePlan, planNodes } from '#runtime/render/plan/node-plan.ts';
import type { Element } from '#schemas/content/element.ts';
import { type FakeSite, fakePorts } from '#tests/support/rendering/fake-ports.ts';

const registry = createRegistry(allBlocks);

/** What is on a page, in its order: header, content, footer, cookie notice. */
export interface LoadedPage {
  parts: { isMain: boolean; plans: NodePlan[] }[];
  data: Map<string, unknown>;
}

/** Plans the page at `/` of a site in memory and runs the loaders of its blocks, as the server does. */
export async function loadPage(site: FakeSite, locale: Locale): Promise<LoadedPage> {
  const { statics = {}, pages } = site;
  const elements = [
    statics['header-section'],
    pages['/'],
    statics['footer-section'],
    statics['cookie-section'],
  ].flatMap((element, index) => (element ? [{ element, isMain: index === 1 }] : []));
  const parts = elements.map(({ element, isMain }, index) => ({
    isMain,
    plans: plansOf(site, element, locale, `${index}.`),
  }));
  const plans = [...walk(parts.flatMap((part) => part.plans))];
  const data = await Promise.all(
    plans.map(async (plan) => [plan.key, await dataOf(plan, site, locale)] as const),
  );
  return { parts, data: new Map(data) };
}

/** A whole page of the shop. */
export function PagePreview({ parts, data }: LoadedPage): ReactNode {
  return parts.map(({ isMain, plans }) => {
    const sections = plans.map((plan) => (
      <PlanView key={plan.key} plan={plan} data={(key) => ({ value: data.get(key) })} />
    ));
    const key = plans[0]?.key;
    return isMain ? <main key={key}>{sections}</main> : <div key={key}>{sections}</div>;
  });
}

/** Nodes of an element as they are rendered; `prefix` keeps the keys of several apart. */
export function plansOf(
  { masters = {} }: FakeSite,
  element: Element,
  locale: Locale,
  prefix: string,
) {
  return planNodes(composeElement(element, masters, registry), {
    registry,
    locale,
    viewports: ['desktop', 'mobile'],
    now: 0,
    prefix,
    resolve: ({ levels }, { schema }, viewport) =>
      resolveNode({ schema, levels, locale, viewport, siteLocale: DEFAULT_LOCALE }).values,
  });
}

/** What a site in memory does not answer is that of the block's first example. */
async function dataOf(
  { block, values }: NodePlan,
  site: FakeSite,
  locale: Locale,
): Promise<unknown> {
  const { api } = fakePorts(site).ports;
  const route = { path: '/', params: {} };
  try {
    return await block.load?.({ values, route, query: {}, api, locale });
  } catch (error) {
    const data: unknown = block.examples[0]?.data;
    if (data === undefined) throw error;
    return data;
  }
}

/** All nodes, also those in slots. */
export function* walk(plans: readonly NodePlan[]): Generator<NodePlan> {
  for (const plan of plans) {
    yield plan;
    for (const slot of Object.values(plan.slots)) yield* walk(slot);
  }
}
