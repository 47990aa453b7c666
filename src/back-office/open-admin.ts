import '#runtime/theme/base.css';

import type { Locale } from '#domain/locales.ts';
import { loadSiteTexts } from '#locales/site-texts.ts';
import { sendFiles, uploadFiles } from '#runtime/http/upload.ts';
import { adminProfile, logout } from '#schemas/api/auth.ts';
import { currencyConfig, EUROS } from '#schemas/api/site.ts';
import type { BackOffice } from './back-office.ts';
import type { EditorData } from './editor-data.ts';
import { firstSection } from './first-section.ts';
import { goToLogin } from './to-login.ts';

/** Opens the admin panel; without a session the way leads to the login and back. */
export async function openAdmin(
  root: HTMLElement,
  { api: config, locale, nonce }: EditorData,
  { api, login }: BackOffice,
): Promise<void> {
  const [profile, currencies, { mountAdmin }] = await Promise.all([
    api.call(adminProfile, {}),
    api.call(currencyConfig, {}),
    import('#admin/index.tsx'),
  ]);
  if (profile.errored) {
    goToLogin();
    return;
  }
  await mountAdmin({
    root,
    api,
    locale,
    nonce,
    user: profile.data,
    currency: currencies.errored ? EUROS : currencies.data.responseData.mainCurrency,
    login,
    upload: (files) => uploadFiles(config, files),
    firstSection,
    loadBlocks: import.meta.env.DEV ? listBlocks : undefined,
    sendTo: (endpoint, input, upload) => sendFiles(config, endpoint, input, upload),
    async logout() {
      await api.call(logout, { body: {} });
      location.assign('/adminLogin');
    },
  });
}

async function listBlocks(locale: Locale) {
  const [{ allBlocks }] = await Promise.all([
    import('#blocks/all-blocks.ts'),
    loadSiteTexts(locale),
  ]);
  return allBlocks.map(({ type, category, texts }) => {
    const { title, description } = texts(locale);
    return { type, title, description, category };
  });
}
