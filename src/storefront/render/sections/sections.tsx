import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ClientContext, type ClientContextValue } from '#runtime/islands/client-context.ts';
import { IslandHostContext } from '#runtime/islands/island.tsx';
import { collectIslands, type PlacedIsland } from '#runtime/islands/server-islands.tsx';
import { PlanView } from '#runtime/render/node-view.tsx';
import { PageContext, type PageContextValue } from '#runtime/render/page-context.ts';
import { PartHostContext } from '#runtime/render/part.tsx';
import type { NodePlan } from '#runtime/render/plan/node-plan.ts';
import { createCartStore } from '#runtime/state/cart-store.ts';
import { createSessionStore } from '#runtime/state/session-store.ts';
import { createToastStore } from '#runtime/state/toast-store.ts';
import { createWishesStore } from '#runtime/state/wishes-store.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { messageOf } from './element-plan.ts';
import type { LoadedData } from './node-data.ts';
import { collectParts } from './parts.tsx';
import type { RenderJob } from './render-job.ts';
import type { RenderedSection, SectionMemory } from './section-memory.ts';
import { needsOf, type SectionNeeds } from './section-needs.ts';

/** React writes these before the markup of eager pictures; the head of the page has its own. */
const STRAY_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** Renders parts of one page. */
export interface SectionRenderer {
  /** Markup of sections in order; one that throws is left out and reported. */
  sections(plans: readonly NodePlan[], data: LoadedData): string[];
  /** Markup of a view of the product itself. */
  view(view: ReactNode): string[];
  islands(): PlacedIsland[];
  /** Of all that was rendered so far, each thing once. */
  needs(): SectionNeeds;
}

/** A renderer for one page; what `memory` has of its sections is not rendered again. */
export function createSectionRenderer(
  job: RenderJob,
  page: PageContextValue,
  memory: SectionMemory,
): SectionRenderer {
  const client = createServerClient(job.ports.api);
  const rendered: RenderedSection[] = [];

  function renderView(view: ReactNode, { prefix, onError, page }: ViewSettings): RenderedSection {
    const islands = collectIslands({
      prefix,
      onError,
      render: (element, id) =>
        renderToString(
          <PageContext value={page}>
            <ClientContext value={client}>{element}</ClientContext>
          </PageContext>,
          { identifierPrefix: id },
        ).replace(STRAY_PRELOADS, ''),
    });
    const parts = collectParts(job.parts, { page, path: job.request.path });
    const markup = renderToStaticMarkup(
      <PageContext value={page}>
        <PartHostContext value={parts.host}>
          <IslandHostContext value={islands.host}>{view}</IslandHostContext>
        </PartHostContext>
      </PageContext>,
    );
    const html = parts.fill(islands.fill(markup.replace(STRAY_PRELOADS, '')));
    return { html, islands: islands.placed(), ...needsOf(html) };
  }

  function report(plan: NodePlan | null, kind: FailureKind, failure: Failure) {
    job.report({
      kind,
      elementId: plan?.node.elementId ?? 0,
      nodeId: plan?.node.id ?? '',
      block: [plan?.block.type ?? [], failure.island ?? []].flat().join(' '),
      message: messageOf(failure.error),
    });
  }

  function section(plan: NodePlan, data: LoadedData): RenderedSection {
    return memory.get({ plan, data, page }, (watched) => {
      let isWhole = true;
      const settings: ViewSettings = {
        prefix: `${plan.frame.id}-`,
        page: watched,
        onError: ({ name }, error) => {
          isWhole = false;
          report(plan, 'island-failed', { island: name, error });
        },
      };
      try {
        const view = <PlanView plan={plan} data={(key) => data.get(key) ?? null} />;
        const rendered = renderView(view, settings);
        return { rendered, isWhole };
      } catch (error) {
        report(plan, 'section-failed', { error });
        return { rendered: NOTHING, isWhole: false };
      }
    });
  }

  function place(part: RenderedSection): string {
    rendered.push(part);
    return part.html;
  }

  return {
    sections: (plans, data) => plans.map((plan) => place(section(plan, data))),
    view(view) {
      const part = renderView(view, {
        prefix: '',
        page,
        onError: ({ name }, error) => report(null, 'island-failed', { island: name, error }),
      });
      return [place(part)];
    },
    islands: () => rendered.flatMap(({ islands }) => islands),
    needs: () => ({
      blocks: [...new Set(rendered.flatMap(({ blocks }) => blocks))],
      validators: [...new Set(rendered.flatMap(({ validators }) => validators))],
      enhancers: [...new Set(rendered.flatMap(({ enhancers }) => enhancers))],
      frames: [...new Set(rendered.flatMap(({ frames }) => frames))],
      hasCart: rendered.some(({ hasCart }) => hasCart),
      usesActions: rendered.some(({ usesActions }) => usesActions),
    }),
  };
}

/** Of a section that failed. */
const NOTHING: RenderedSection = { html: '', islands: [], ...needsOf('') };

interface ViewSettings {
  /** Beginning of the islands' ids. */
  prefix: string;
  page: PageContextValue;
  onError(island: PlacedIsland, error: unknown): void;
}

type FailureKind = 'section-failed' | 'island-failed';

interface Failure {
  error: unknown;
  /** Name of the island that failed; absent = the section itself. */
  island?: string;
}

/** What islands see while the server renders them: the state before anything is known of the visitor. */
function createServerClient(api: ApiPort): ClientContextValue {
  return {
    api,
    cart: createCartStore(),
    session: createSessionStore(),
    toasts: createToastStore(),
    wishes: createWishesStore(),
  };
}
