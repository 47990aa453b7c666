import type { LoadContext } from '#runtime/define-block.ts';
import { screenPath } from '#runtime/links/screens.ts';

export interface LoginModalData {
  /** The page is the checkout, where the window is opened; others need not carry it. */
  isCheckout: boolean;
}

export async function loadLoginModal({
  route,
  locale,
}: Pick<LoadContext<unknown>, 'route' | 'locale'>): Promise<LoginModalData> {
  return { isCheckout: route.path === screenPath('checkout', locale) };
}
