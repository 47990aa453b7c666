import { useMemo } from 'react';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import { ELEMENT_SCHEMA_VERSION, type Element, type Node } from '#schemas/content/element.ts';
import type { Media } from '#schemas/media.ts';
import { composeElement } from '../content/compose.ts';
import { resolveNode } from '../content/resolve.ts';
import type { Viewport } from '../content/types.ts';
import type { AnyBlock, BlockExample } from '../define-block.ts';
import { collectTexts } from '../i18n/catalogue.ts';
import type { Translate } from '../i18n/texts.ts';
import { createTranslate } from '../i18n/translate.ts';
import { createRegistry, type Registry } from '../registry.ts';
import { PlanView } from './node-view.tsx';
import { PageContext, type PageContextValue } from './page-context.ts';
import { type NodePlan, planNodes } from './plan/node-plan.ts';

export interface BlockPreviewProps {
  block: AnyBlock;
  example: BlockExample;
  locale: Locale;
  /** `both` renders what the shop serves: the two sides in one markup. */
  viewport: Viewport | 'both';
  media(id: number): Media | undefined;
  /** All blocks, for examples with nodes in slots; absent = the block alone. */
  registry?: Registry;
  /** Says something else than the texts of the language. */
  t?: Translate;
  /** The block shows in this slot of another, as on a page; that is as its first example has it. */
  home?: { block: AnyBlock; slot: string };
}

/** One example of a block as the shop renders it, without a server: for Storybook and conformance tests. */
export function BlockPreview(props: BlockPreviewProps) {
  const { block, example, locale, viewport, media } = props;
  const registry = useMemo(
    () => props.registry ?? createRegistry([block]),
    [props.registry, block],
  );
  const page = useMemo<PageContextValue>(
    () => ({
      locale,
      path: '/',
      mobileView: false,
      t: props.t ?? createTranslate(locale, collectTexts(locale, registry.all())),
      media,
    }),
    [locale, registry, media, props.t],
  );
  const node = nodeOf(block, example);
  const parts = [props.home ? inHome(props.home, node) : node];
  const plans = planParts(parts, { registry, locale, viewport });
  const data = (key: string) => ({ value: sampleData(plans, key, node.id, example) });
  return (
    <PageContext value={page}>
      <div className="izlog-page">
        {plans.map((plan) => (
          <PlanView key={plan.key} plan={plan} data={data} />
        ))}
      </div>
    </PageContext>
  );
}

interface PreviewScope {
  registry: Registry;
  locale: Locale;
  viewport: Viewport | 'both';
}

function planParts(parts: Node[], { registry, locale, viewport }: PreviewScope): NodePlan[] {
  const element: Element = {
    id: 1,
    rev: 1,
    status: 'published',
    schema: ELEMENT_SCHEMA_VERSION,
    type: 'page',
    handler: null,
    slug: 'primjer',
    language_code: DEFAULT_LOCALE,
    meta: {},
    mobileMeta: {},
    options: {},
    mobileOptions: {},
    parts,
    tr: {},
  };
  return planNodes(composeElement(element, {}, registry), {
    registry,
    locale,
    viewports: viewport === 'both' ? ['desktop', 'mobile'] : [viewport],
    now: 0,
    resolve: (node, { schema }, side) =>
      resolveNode({
        schema,
        levels: node.levels,
        locale,
        viewport: side,
        siteLocale: DEFAULT_LOCALE,
      }).values,
  });
}

/** The same ids every time, unlike a node that an editor inserts: markup can be compared. */
function nodeOf(block: AnyBlock, { name, data: _, ...bags }: BlockExample): Node {
  return { id: `${block.type}-${name}`, block: block.type, v: block.version, role: 'own', ...bags };
}

/** Another block with the node in one of its slots. */
function inHome({ block, slot }: NonNullable<BlockPreviewProps['home']>, node: Node): Node {
  const around = nodeOf(block, { name: 'around', ...block.examples[0] });
  return { ...around, slots: { ...around.slots, [slot]: [node] } };
}

/** Data of the example itself, and of the blocks in its slots and around it what their own examples hold. */
function sampleData(
  plans: readonly NodePlan[],
  key: string,
  id: string,
  example: BlockExample,
): unknown {
  const plan = findPlan(plans, key);
  if (plan?.node.id === id) return example.data;
  return plan?.block.examples.find(({ data }) => data !== undefined)?.data;
}

function findPlan(plans: readonly NodePlan[], key: string): NodePlan | undefined {
  for (const plan of plans) {
    const found = plan.key === key ? plan : findPlan(Object.values(plan.slots).flat(), key);
    if (found) return found;
  }
  return undefined;
}
