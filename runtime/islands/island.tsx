import { createContext, type ReactNode, useContext } from 'react';

import type { IslandDefinition } from './define-island.ts';

/**
 * Renders an island's host element. The server's implementation emits a placeholder that it fills
 * by a `renderToString` of its own; the default (editor, Storybook) renders the component in place.
 */
export type IslandHost = <Props extends object>(
  island: IslandDefinition<Props>,
  props: Props,
) => ReactNode;

export const IslandHostContext = createContext<IslandHost>((island, props) => {
  const { Component } = island;
  return (
    <izlog-island data-island={island.name}>
      <Component {...props} />
    </izlog-island>
  );
});

export type IslandProps<Props> = { of: IslandDefinition<Props> } & Props;

/** A part of a static block that needs JavaScript in the browser. Props must be JSON. */
export function Island<Props extends object>({ of, ...props }: IslandProps<Props>) {
  const host = useContext(IslandHostContext);
  return host(of, props as unknown as Props);
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'izlog-island': {
        children?: ReactNode;
        'data-island'?: string;
        dangerouslySetInnerHTML?: { __html: string };
      };
    }
  }
}
