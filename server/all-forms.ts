import { stockAlertForms } from '#server/modules/catalogue/stock-alerts/index.ts';
import { wishlistForms } from '#server/modules/catalogue/wishlist/index.ts';
import { cartLineForms, cartPageForms } from '#server/modules/commerce/cart/index.ts';
import { checkoutForms } from '#server/modules/commerce/checkout/index.ts';
import { commentForms } from '#server/modules/content/comments/index.ts';
import { accountForms } from '#server/modules/people/auth/index.ts';
import { contactForms } from '#server/modules/people/contact/index.ts';
import { pageForms } from '#server/modules/people/forms/index.ts';
import { newsletterForms } from '#server/modules/people/newsletter/index.ts';
import { profileForms } from '#server/modules/people/users/index.ts';
import { visitorForms } from '#server/modules/site/site/index.ts';
import type { FormRoute } from './forms/handler.ts';

type FormServices = Parameters<typeof cartLineForms>[0] &
  Parameters<typeof checkoutForms>[0] &
  Parameters<typeof visitorForms>[0];

/** The only file that lists the forms of the modules. */
export const allForms = (services: FormServices): readonly FormRoute[] => [
  ...cartLineForms(services),
  ...cartPageForms,
  ...checkoutForms(services),
  ...wishlistForms,
  ...stockAlertForms,
  ...accountForms,
  ...profileForms,
  ...commentForms,
  ...contactForms,
  ...pageForms,
  ...newsletterForms,
  ...visitorForms(services),
];
