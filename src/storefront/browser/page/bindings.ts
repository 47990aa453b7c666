import type { Translate } from '#runtime/i18n/texts.ts';
import type { ClientContextValue } from '#runtime/islands/client-context.ts';
import type { Money } from '#runtime/render/money.ts';
import { cartCount } from '#runtime/state/cart-store.ts';
import { initials } from '#runtime/state/session-store.ts';
import type { LoaderTools } from '../loader-tools.ts';
import { HEADER_NAME_MS } from '../timers.ts';

/**
 * Keeps texts of the page in step with the stores. `data-bind` names the value; an element with
 * nothing to show is `hidden`.
 *
 * - `cart.count`: pieces in the cart and on their way into it; `cart.label`: the same in words, for screen readers
 * - `cart.ids`: products in the cart, separated by commas, for small scripts
 * - `cart.total`: sum of the cart
 * - `cart.freeDelivery`: what is missing to the limit in `data-limit`, in words
 * - `session.initials`, `session.name`
 */
export function bindTexts(
  { cart, session }: ClientContextValue,
  t: Translate,
  money: Money,
  { pendingPieces }: LoaderTools,
): void {
  const count = () => cartCount(cart.getState()) + pendingPieces();
  const sum = () => cart.getState().cart?.prices.base.itemsTotal ?? 0;
  const details = () => session.getState().user?.details;
  const cartTexts: Texts = {
    'cart.count': () => (count() > 0 ? String(count()) : ''),
    'cart.label': () => t('loader:cartCount', { count: count() }),
    'cart.ids': () => String(cart.getState().cart?.items.map(({ productId }) => productId) ?? ''),
    'cart.total': () => (count() > 0 ? money(sum()) : ''),
    'cart.freeDelivery': (element) =>
      freeDelivery(Number(element.dataset['limit']) - sum(), t, money),
  };
  const showCart = () => show(cartTexts);
  cart.subscribe(showCart);

  const showSession = () => {
    const { status } = session.getState();
    if (status !== 'unknown') document.documentElement.dataset['session'] = status;
    show({ 'session.initials': () => initials(session.getState()) });
    setTimeout(() => {
      show({
        'session.name': () => [details()?.firstName, details()?.lastName].filter(Boolean).join(' '),
      });
    }, HEADER_NAME_MS);
  };
  session.subscribe(showSession);
}

type Texts = Record<string, (element: HTMLElement) => string>;

function show(texts: Texts) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-bind]')) {
    const text = texts[element.dataset['bind'] ?? '']?.(element);
    if (text === undefined) continue;
    element.textContent = text;
    element.hidden = text === '';
  }
}

function freeDelivery(missing: number, t: Translate, money: Money): string {
  return missing > 0
    ? t('loader:freeDeliveryLeft', { amount: money(missing) })
    : t('loader:freeDeliveryReached');
}
