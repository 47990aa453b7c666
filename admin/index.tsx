import '#kit/ui/theme.css';

import { CSPProvider } from '@base-ui/react/csp-provider';
import { createRoot } from 'react-dom/client';
import type { Locale } from '#domain/locales.ts';
import type { BackOfficeUser, Login } from '#kit/back-office-context.ts';
import type { SendFiles } from '#kit/media/upload-context.ts';
import { loadBackOfficeTexts } from '#locales/back-office-texts.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import type { Currency } from '#schemas/api/site.ts';
import type { FirstSection, LoadBlocks, SendTo } from './admin-context.ts';
import { AdminRoot } from './admin-root.tsx';
import { localeOf } from './admin-settings.ts';
import { createAdminRouter } from './routes.tsx';

/** What the admin panel needs of the document that it is opened in. */
export interface AdminOptions {
  /** Element that the panel fills; it takes the whole window. */
  root: HTMLElement;
  api: ApiPort;
  /** Language of the site, for users who have not chosen one. */
  locale: Locale;
  nonce: string;
  user: BackOfficeUser;
  /** In which the shop's prices are. */
  currency: Currency;
  login: Login;
  logout(): Promise<void>;
  upload: SendFiles;
  sendTo: SendTo;
  firstSection: FirstSection;
  loadBlocks?: LoadBlocks | undefined;
}

/** Opens the admin panel (ADMIN-01) at the screen that the address names, in the user's language. */
export async function mountAdmin({ root, nonce, ...rest }: AdminOptions): Promise<void> {
  const locale = localeOf(rest.user.adminLanguage, rest.locale);
  await loadBackOfficeTexts(locale);
  createRoot(root).render(
    <CSPProvider nonce={nonce}>
      <AdminRoot
        {...rest}
        locale={locale}
        loadTexts={loadBackOfficeTexts}
        router={createAdminRouter(location.pathname)}
      />
    </CSPProvider>,
  );
}
