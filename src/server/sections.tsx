import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ClientContext, type ClientContextValue } from '#runtime/islands/client-context.ts';
import { IslandHostContext } from '#runtime/islands/island.tsx';
import { collectIslands, type PlacedIsland } from '#runtime/islands/server-islands.tsx';
import type { NodePlan } from '#runtime/render/node-plan.ts';
import { PlanView } from '#runtime/render/node-view.tsx';
import { PageContext, type PageContextValue } from '#runtime/render/page-context.ts';
import { createCartStore } from '#runtime/state/cart-store.ts';
import { createSessionStore } from '#runtime/state/session-store.ts';
import { createToastStore } from '#runtime/state/toast-store.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { messageOf } from './element-plan.ts';
import type { LoadedData } from './node-data.ts';
import type { RenderJob } from './render-job.ts';

/** React writes these before the markup of eager pictures; the head of the page has its own. */
const STRAY_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** Renders parts of one page; ids of islands run through all of them. */
export interface SectionRenderer {
  /** Markup of sections in order; one that throws is left out and reported. */
  sections(plans: readonly NodePlan[], data: LoadedData): string;
  /** Markup of a view of the product itself. */
  view(view: ReactNode): string;
  islands(): PlacedIsland[];
}

/** A renderer for one page. */
export function createSectionRenderer(job: RenderJob, page: PageContextValue): SectionRenderer {
  const client = createServerClient(job.ports.api);
  let current: NodePlan | null = null;
  const islands = collectIslands({
    render: (element, id) =>
      renderToString(
        <PageContext value={page}>
          <ClientContext value={client}>{element}</ClientContext>
        </PageContext>,
        { identifierPrefix: id },
      ).replace(STRAY_PRELOADS, ''),
    onError: (island, error) =>
      job.report({
        kind: 'island-failed',
        elementId: current?.node.elementId ?? 0,
        nodeId: current?.node.id ?? '',
        block: `${current?.block.type ?? ''} ${island.name}`,
        message: messageOf(error),
      }),
  });
  const view = (content: ReactNode) =>
    islands.fill(
      renderToStaticMarkup(
        <PageContext value={page}>
          <IslandHostContext value={islands.host}>{content}</IslandHostContext>
        </PageContext>,
      ).replace(STRAY_PRELOADS, ''),
    );
  return {
    view,
    islands: islands.placed,
    sections: (plans, data) =>
      plans
        .map((plan) => {
          current = plan;
          try {
            return view(<PlanView plan={plan} data={(key) => data.get(key) ?? null} />);
          } catch (error) {
            islands.discard();
            job.report({
              kind: 'section-failed',
              elementId: plan.node.elementId,
              nodeId: plan.node.id,
              block: plan.block.type,
              message: messageOf(error),
            });
            return '';
          }
        })
        .join(''),
  };
}

/** What islands see while the server renders them: the state before anything is known of the visitor. */
function createServerClient(api: ApiPort): ClientContextValue {
  return {
    api,
    cart: createCartStore(),
    session: createSessionStore(),
    toasts: createToastStore(),
  };
}
