import { type ComponentType, type MouseEvent, type ReactNode, useContext, useState } from 'react';
import { ClientContext } from '#runtime/islands/client-context.ts';
import { defineIsland } from '#runtime/islands/define-island.ts';
import tool from '../../_ui/header-tool/header-tool.module.css';
import styles from './cart-bag.module.css';
import type { MiniCartPanelProps } from './mini-cart-panel.tsx';

export interface MiniCartProps {
  /** The cart's own page. */
  href: string;
  /** Icon and bound texts. */
  children?: ReactNode;
}

/**
 * The way to the cart, which opens it in place. The panel and its styles are fetched with the first
 * press; where they cannot be had, and on the cart's own page, the link does what it says.
 */
function MiniCart({ href, children }: MiniCartProps) {
  const client = useContext(ClientContext);
  const [Panel, setPanel] = useState<ComponentType<MiniCartPanelProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function open(event: MouseEvent) {
    const isHere =
      event.currentTarget instanceof HTMLAnchorElement &&
      event.currentTarget.pathname === location.pathname;
    if (!client || isHere || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const { MiniCartPanel } = await import('./mini-cart-panel.tsx');
      setPanel(() => MiniCartPanel);
      setOpen(true);
    } catch {
      location.assign(href);
    }
  }

  return (
    <>
      <a href={href} className={`${tool['tool']} ${styles['bag']}`} onClick={open}>
        {children}
      </a>
      {Panel && client && (
        <Panel client={client} href={href} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** Wakes when somebody reaches for the bag. */
export const island = defineIsland({ name: 'mini-cart', hydrate: 'intent', Component: MiniCart });
