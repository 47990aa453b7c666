import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** How parts are rendered: in place, or out of what the server has kept of them. */
export type PartHost = <Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
) => ReactNode;

const renderInPlace: PartHost = (Component, props) => <Component {...props} />;

export const PartHostContext = createContext<PartHost>(renderInPlace);

/**
 * Makes a part of a component that is on many pages alike, such as the card of a product: the
 * server keeps its markup and renders it again only for other props. A part is a pure function of
 * props, which are JSON, and page; it holds no islands, asks for no ids of React and for no context
 * but the page's. Everywhere else it is the component itself.
 */
export function definePart<Props extends object>(
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function Part(props) {
    const host = useContext(PartHostContext);
    return host(Component, props);
  };
}
