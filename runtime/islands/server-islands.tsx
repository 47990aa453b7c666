import type { ReactNode } from 'react';

import type { HydrateOn, IslandDefinition } from './define-island.ts';
import { type IslandHost, IslandHostContext, renderInPlace } from './island.tsx';
import { StaticMarkup } from './static-children.tsx';

/** An island that is on the page: what the browser needs to wake it. */
export interface PlacedIsland {
  /** Id of its host element, also the prefix of the ids that React makes inside. */
  id: string;
  name: string;
  hydrate: HydrateOn;
  props: object;
}

interface Gap extends PlacedIsland {
  /** Position among the islands of the render. */
  order: number;
  Component: IslandDefinition<object>['Component'];
  hasChildren: boolean;
}

/** The islands of one section. */
export interface IslandCollector {
  /** For `IslandHostContext` while the static part renders: leaves a gap per island. */
  host: IslandHost;
  /** Fills the gaps of some static markup. An island that throws is left out, its static children stay. */
  fill(html: string): string;
  /** Islands filled so far. */
  placed(): PlacedIsland[];
}

/** What the collector needs of the render. */
export interface IslandRenderer {
  /** Beginning of the islands' ids; unique on the page. */
  prefix: string;
  /** `renderToString` in the providers of the page, with the id as prefix. */
  render(element: ReactNode, id: string): string;
  onError(island: PlacedIsland, error: unknown): void;
}

/**
 * Renders the islands of a section apart from its static part: the static pass leaves marks, each
 * island is then rendered by itself, inner ones first, so that the browser can hydrate it alone.
 */
export function collectIslands({ prefix, render, onError }: IslandRenderer): IslandCollector {
  // Content cannot contain the marks, since it cannot know them.
  const secret = crypto.randomUUID();
  const open = (id: string) => `{${secret}:${id}}`;
  const close = (id: string) => `{/${secret}:${id}}`;
  let gaps: Gap[] = [];
  const placed: { order: number; island: PlacedIsland }[] = [];
  let count = 0;

  const host: IslandHost = (island, props, children) => {
    count += 1;
    const id = `${prefix}i${count}`;
    const { name, hydrate, Component } = island;
    gaps.push({
      id,
      order: count,
      name,
      hydrate,
      props,
      Component: Component as Gap['Component'],
      hasChildren: children !== undefined,
    });
    return (
      <izlog-island id={id} data-island={name} data-on={hydrate}>
        {open(id)}
        {children}
        {close(id)}
      </izlog-island>
    );
  };

  function fillGap(html: string, gap: Gap): string {
    const start = html.indexOf(open(gap.id));
    const end = html.indexOf(close(gap.id));
    if (start < 0 || end < 0) return html;
    const inner = html.slice(start + open(gap.id).length, end);
    const after = html.slice(end + close(gap.id).length);
    return html.slice(0, start) + renderGap(gap, inner) + after;
  }

  function renderGap({ Component, hasChildren, order, ...island }: Gap, inner: string): string {
    try {
      const html = render(
        <IslandHostContext value={renderInPlace}>
          <Component {...island.props}>
            {hasChildren ? <StaticMarkup html={inner} /> : undefined}
          </Component>
        </IslandHostContext>,
        island.id,
      );
      placed.push({ order, island });
      return html;
    } catch (error) {
      onError(island, error);
      return inner;
    }
  }

  return {
    host,
    fill(html) {
      const filled = gaps.reduceRight(fillGap, html);
      gaps = [];
      return filled;
    },
    placed: () => [...placed].sort((a, b) => a.order - b.order).map(({ island }) => island),
  };
}
