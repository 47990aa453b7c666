import { useEffect } from 'react';
import { useClient } from '#runtime/islands/client-context.ts';
import { exampleMet } from '#runtime/page-states.ts';
import { type Money, moneyOf } from '#runtime/render/money.ts';
import { usePage } from '#runtime/render/page-context.ts';
import { type CartState, cartCount } from '#runtime/state/cart-store.ts';
import { initials, type SessionState } from '#runtime/state/session-store.ts';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import { useUi } from '../../kernel/store/selectors.ts';
import { useBlocksOnPage } from './blocks-on-page.ts';

/**
 * Does what the shop's scripts do with a visitor: the document says whether somebody is logged in, the
 * stores hold a sample cart and customer, and the header's texts follow them. All of it ends with the
 * chosen states.
 */
export function VisitorShown() {
  const met = useUi('met');
  const client = useClient();
  const page = usePage();
  const parts = useCanvasParts();
  const blocks = useBlocksOnPage();
  const found = blocks.flatMap((block) => exampleMet(block, met)?.visitor ?? []);
  const { cart = null, user = null } = Object.assign({}, ...found);
  const isMember = met.visitor !== undefined && met.visitor !== 'visitor:guest';

  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['session'] = isMember ? 'user' : 'guest';
    return () => {
      delete dataset['session'];
    };
  }, [isMember]);

  useEffect(() => {
    const root = parts.page.current;
    client.cart.setState({ status: cart ? 'created' : 'none', cart });
    client.session.setState({ status: isMember ? 'user' : 'guest', user });
    const show = () =>
      root && showTexts(root, client.cart.getState(), client.session.getState(), moneyOf(page));
    show();
    const observer = new MutationObserver(show);
    if (root) observer.observe(root, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      client.cart.setState({ status: 'none', cart: null });
      client.session.setState({ status: 'unknown', user: null });
      if (root) showTexts(root, client.cart.getState(), client.session.getState(), moneyOf(page));
    };
  }, [client, parts, page, cart, user, isMember]);
  return null;
}

/** Writes into the elements that the shop's scripts write into; only what differs, since that is observed. */
function showTexts(root: HTMLElement, cart: CartState, session: SessionState, money: Money): void {
  const count = cartCount(cart);
  const details = session.user?.details;
  const texts: Record<string, string> = {
    'cart.count': count > 0 ? String(count) : '',
    'cart.total': count > 0 ? money(cart.cart?.prices.base.itemsTotal ?? 0) : '',
    'session.initials': initials(session),
    'session.name': details ? `${details.firstName} ${details.lastName}` : '',
  };
  for (const element of root.querySelectorAll<HTMLElement>('[data-bind]')) {
    const text = texts[element.dataset['bind'] ?? ''];
    if (text !== undefined && element.textContent !== text) element.textContent = text;
  }
}
