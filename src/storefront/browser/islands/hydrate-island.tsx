import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ClientContext, type ClientContextValue } from '#runtime/islands/client-context.ts';
import type { IslandDefinition } from '#runtime/islands/define-island.ts';
import { StaticMarkup } from '#runtime/islands/static-children.tsx';
import { PageContext, type PageContextValue } from '#runtime/render/page-context.ts';

/** What the loader hands over to wake an island. */
export interface WakeCall {
  host: HTMLElement;
  island: IslandDefinition<object>;
  props: object;
  page: PageContextValue;
  client: ClientContextValue;
  /** Repeats the event that woke the island; called once it can answer. */
  replay(): void;
}

/** Hydrates one island in its host, with the prefix that the server rendered it with. */
export function hydrateIsland({ host, island, props, page, client, replay }: WakeCall): void {
  const { Component } = island;
  const children = staticChildrenOf(host);
  hydrateRoot(
    host,
    <PageContext value={page}>
      <ClientContext value={client}>
        <Awake onAwake={replay}>
          <Component {...props}>
            {children === null ? undefined : <StaticMarkup html={children} />}
          </Component>
        </Awake>
      </ClientContext>
    </PageContext>,
    { identifierPrefix: host.id },
  );
}

/** Reports that the effects inside the island have run: an event repeated earlier is lost. */
function Awake({ onAwake, children }: { onAwake(): void; children: ReactNode }): ReactNode {
  useEffect(onAwake, [onAwake]);
  return children;
}

/** Markup of the island's own static children, not of those of an island inside it. */
function staticChildrenOf(host: HTMLElement): string | null {
  const places = [...host.querySelectorAll('izlog-static')];
  return places.find((place) => place.closest('izlog-island') === host)?.innerHTML ?? null;
}
