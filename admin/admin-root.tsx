import { useMemo, useState } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import type { Locale } from '#domain/locales.ts';
import { BackOfficeContext } from '#kit/back-office-context.ts';
import { createBackOfficeTexts } from '#kit/back-office-texts.ts';
import { localeName } from '#kit/locale-names.ts';
import { UploadContext } from '#kit/media/upload-context.ts';
import type { ThemeChoice } from '#kit/theme.ts';
import { adminUpdateUser } from '#schemas/api/admin-user.ts';
import { AdminContext } from './admin-context.ts';
import { keepTheme, readTheme } from './admin-settings.ts';
import type { AdminOptions } from './index.tsx';
import { createNotices, NoticesContext } from './notices.ts';
import { createSessionApi } from './session-api.ts';
import { SessionGateContext } from './shell/session-dialog.tsx';

interface AdminRootProps
  extends Omit<AdminOptions, 'root' | 'nonce'>,
    Pick<RouterProviderProps, 'router'> {
  /** The user's language, whose texts are loaded. */
  locale: Locale;
  /** Fetches the texts of another language; rejects where they do not arrive. */
  loadTexts(locale: Locale): Promise<void>;
}

/** The panel's contexts around its screens. */
export function AdminRoot({ router, ...options }: AdminRootProps) {
  const { loadTexts, upload, user, login, logout, sendTo, firstSection, loadBlocks, currency } =
    options;
  const [{ api, gate }] = useState(() => createSessionApi(options.api));
  const [notices] = useState(createNotices);
  const [locale, setLocale] = useState(options.locale);
  const [theme, setTheme] = useState(readTheme);
  const [sitesVersion, setSitesVersion] = useState(0);
  const backOffice = useMemo(
    () => ({ api, user, login, t: createBackOfficeTexts(locale), announce: notices.show }),
    [api, user, login, locale, notices],
  );
  const admin = useMemo(
    () => ({
      locale,
      async setLocale(next: Locale) {
        try {
          await loadTexts(next);
        } catch {
          return notices.show(backOffice.t('language.failed', { language: localeName(next) }));
        }
        setLocale(next);
        const body = { adminLanguage: next };
        await api.call(adminUpdateUser, { params: { id: user.id }, body });
      },
      currency,
      theme,
      setTheme(next: ThemeChoice) {
        setTheme(next);
        keepTheme(next);
      },
      sitesVersion,
      sitesChanged: () => setSitesVersion((version) => version + 1),
      sendTo,
      firstSection,
      loadBlocks,
      logout,
    }),
    [
      api,
      user.id,
      locale,
      currency,
      theme,
      sitesVersion,
      loadTexts,
      notices,
      backOffice.t,
      sendTo,
      firstSection,
      loadBlocks,
      logout,
    ],
  );
  return (
    <BackOfficeContext value={backOffice}>
      <AdminContext value={admin}>
        <UploadContext value={upload}>
          <SessionGateContext value={gate}>
            <NoticesContext value={notices}>
              <RouterProvider router={router} />
            </NoticesContext>
          </SessionGateContext>
        </UploadContext>
      </AdminContext>
    </BackOfficeContext>
  );
}
