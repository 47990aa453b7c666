import { createContext, type ReactNode, useContext } from 'react';

import type { IslandDefinition } from './define-island.ts';
import { StaticChildren } from './static-children.tsx';

/**
 * Renders an island's host element. The server's implementation leaves a gap that it fills by a
 * `renderToString` of its own; the default (editor, Storybook, inside another island) renders the
 * component in place.
 */
export type IslandHost = <Props extends object>(
  island: IslandDefinition<Props>,
  props: Props,
  children: ReactNode,
) => ReactNode;

/** The way islands are rendered in place. */
export const renderInPlace: IslandHost = (island, props, children) => {
  const { Component } = island;
  return (
    <izlog-island data-island={island.name}>
      <Component {...props}>
        {children === undefined ? undefined : <StaticChildren>{children}</StaticChildren>}
      </Component>
    </izlog-island>
  );
};

export const IslandHostContext = createContext<IslandHost>(renderInPlace);

/**
 * Props of an island: its own, which must be JSON, and optionally static children. The children
 * are rendered with the block on the server and stay as they are when the island wakes: a carousel
 * moves cards that never hydrate.
 */
export type IslandProps<Props> = { of: IslandDefinition<Props>; children?: ReactNode } & Omit<
  Props,
  'children'
>;

/**
 * A part of a static block that needs JavaScript in the browser.
 *
 * @example
 * <Island of={carouselIsland} label={t('carousel')}>{cards}</Island>
 */
export function Island<Props extends object>({ of, children, ...props }: IslandProps<Props>) {
  const host = useContext(IslandHostContext);
  return host(of, props as unknown as Props, children);
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'izlog-island': {
        children?: ReactNode;
        id?: string;
        'data-island'?: string;
        'data-on'?: string;
      };
      'izlog-static': {
        children?: ReactNode;
        dangerouslySetInnerHTML?: { __html: string };
        suppressHydrationWarning?: boolean;
      };
    }
  }
}
