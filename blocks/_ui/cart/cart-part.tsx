import type { ReactNode } from 'react';
import { useShowsAllParts } from '#runtime/edit/edit-context.ts';
import { pageHref } from '#runtime/links/page-href.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';

export interface CartPartProps {
  nodeId: string;
  className: string | undefined;
  /** Takes no room; an editor sees it all the same. */
  isHidden?: boolean;
  'aria-labelledby'?: string;
  /** Of the cart that is shown, on the part that holds its lines. */
  version?: number | undefined;
  children: ReactNode;
}

/**
 * Root of a block that shows the visitor's cart. The page's script replaces what differs in it after
 * a change (`data-cart-part`).
 */
export function CartPart({ nodeId, isHidden = false, version, ...rest }: CartPartProps) {
  const showsAll = useShowsAllParts();
  return (
    <BlockRoot
      data-cart-part={nodeId}
      data-cart-version={version}
      hidden={isHidden && !showsAll}
      {...rest}
    />
  );
}

/** Where a form of the cart comes back to. */
export function Redirect() {
  const page = usePage();
  return <input type="hidden" name="redirect" value={pageHref(page.path, page)} />;
}
