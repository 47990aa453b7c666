import { expect, it } from 'vitest';
import { LOCALES } from '#domain/locales.ts';
import { screenPath } from '#runtime/links/screens.ts';
import { MAIL_PAGES } from './mail-links.ts';

it.each(LOCALES)('mails in %s lead to pages that exist', (locale) => {
  expect(MAIL_PAGES.login[locale]).toBe(screenPath('login', locale));
  expect(MAIL_PAGES.forgotPassword[locale]).toBe(screenPath('forgotPassword', locale));
  expect(MAIL_PAGES.confirmEmail[locale]).toBe(screenPath('confirmEmail', locale));
  expect(`${MAIL_PAGES.product[locale]}/:slug`).toBe(screenPath('product', locale));
});
