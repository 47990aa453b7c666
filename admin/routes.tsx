import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { recordRoutes } from './records/record-routes.tsx';
import { AdminShell } from './shell/admin-shell.tsx';
import { RouteFailed } from './shell/route-failed.tsx';

/** Where the panel is in the site's addresses. */
const ADMIN = '/admin';

/** The screens of the panel; the code of each comes when it is opened (G-012). */
const screens: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({
      Component: (await import('./screens/overview-screen.tsx')).OverviewScreen,
    }),
  },
  {
    path: 'pages',
    lazy: async () => ({ Component: (await import('./screens/pages-screen.tsx')).PagesScreen }),
  },
  {
    path: 'products/:id/variants',
    lazy: async () => ({
      Component: (await import('./records/variants/variants-screen.tsx')).VariantsScreen,
    }),
  },
  {
    path: 'templates',
    lazy: async () => ({
      Component: (await import('./screens/templates-screen.tsx')).TemplatesScreen,
    }),
  },
  {
    path: 'menus',
    lazy: async () => ({
      Component: (await import('./screens/menus/menus-screen.tsx')).MenusScreen,
    }),
  },
  {
    path: 'menus/:name',
    lazy: async () => ({ Component: (await import('./screens/menus/menu-screen.tsx')).MenuScreen }),
  },
  {
    path: 'media',
    lazy: async () => ({ Component: (await import('./screens/media-screen.tsx')).MediaScreen }),
  },
  {
    path: 'find-replace',
    lazy: async () => ({
      Component: (await import('./screens/content/replacing/replacing-screen.tsx')).ReplacingScreen,
    }),
  },
  {
    path: 'bin',
    lazy: async () => ({ Component: (await import('./screens/bin/bin-screen.tsx')).BinScreen }),
  },
  {
    path: 'comments',
    lazy: async () => ({
      Component: (await import('./screens/comments-screen.tsx')).CommentsScreen,
    }),
  },
  {
    path: 'form-answers',
    lazy: async () => ({
      Component: (await import('./screens/content/answers/answers-screen.tsx')).AnswersScreen,
    }),
  },
  {
    path: 'form-answers/:id',
    lazy: async () => ({
      Component: (await import('./screens/content/answers/answer-screen.tsx')).AnswerScreen,
    }),
  },
  {
    path: 'consent',
    lazy: async () => ({
      Component: (await import('./screens/consents-screen.tsx')).ConsentsScreen,
    }),
  },
  {
    path: 'consent/:form',
    lazy: async () => ({
      Component: (await import('./screens/consent-form-screen.tsx')).ConsentFormScreen,
    }),
  },
  {
    path: 'cache',
    lazy: async () => ({ Component: (await import('./screens/cache-screen.tsx')).CacheScreen }),
  },
  {
    path: 'redirects',
    lazy: async () => ({
      Component: (await import('./screens/redirects-screen.tsx')).RedirectsScreen,
    }),
  },
  {
    path: 'mail',
    lazy: async () => ({ Component: (await import('./screens/mail-screen.tsx')).MailScreen }),
  },
  {
    path: 'mail/texts',
    lazy: async () => ({
      Component: (await import('./screens/mail/texts-screen.tsx')).TextsScreen,
    }),
  },
  {
    path: 'mail/texts/:kind/:locale',
    lazy: async () => ({
      Component: (await import('./screens/mail/text/text-screen.tsx')).TextScreen,
    }),
  },
  {
    path: 'mail/sender',
    lazy: async () => ({
      Component: (await import('./screens/mail/sender-screen.tsx')).SenderScreen,
    }),
  },
  {
    path: 'sites',
    lazy: async () => ({ Component: (await import('./screens/sites-screen.tsx')).SitesScreen }),
  },
  {
    path: 'legal',
    lazy: async () => ({ Component: (await import('./screens/legal-screen.tsx')).LegalScreen }),
  },
  {
    path: 'presets',
    lazy: async () => ({
      Component: (await import('./screens/presets/presets-screen.tsx')).PresetsScreen,
    }),
  },
  {
    path: 'company',
    lazy: async () => ({
      Component: (await import('./screens/company/company-screen.tsx')).CompanyScreen,
    }),
  },
  {
    path: 'synonyms',
    lazy: async () => ({
      Component: (await import('./screens/store/synonyms-screen.tsx')).SynonymsScreen,
    }),
  },
  {
    path: 'countries',
    lazy: async () => ({
      Component: (await import('./screens/store/countries-screen.tsx')).CountriesScreen,
    }),
  },
  {
    path: 'taxes',
    lazy: async () => ({
      Component: (await import('./screens/store/taxes-screen.tsx')).TaxesScreen,
    }),
  },
  {
    path: 'numbers',
    lazy: async () => ({
      Component: (await import('./screens/store/numbers-screen.tsx')).NumbersScreen,
    }),
  },
  {
    path: 'setup-guide',
    lazy: async () => ({
      Component: (await import('./screens/setup-guide-screen.tsx')).SetupGuideScreen,
    }),
  },
  {
    path: 'settings',
    lazy: async () => ({
      Component: (await import('./screens/settings/settings-screen.tsx')).SettingsScreen,
    }),
  },
  {
    path: 'settings/server',
    lazy: async () => ({
      Component: (await import('./screens/system/server-screen.tsx')).ServerScreen,
    }),
  },
  {
    path: 'settings/history',
    lazy: async () => ({
      Component: (await import('./screens/settings/setting-history-screen.tsx'))
        .SettingHistoryScreen,
    }),
  },
  ...recordRoutes,
  ...(import.meta.env.DEV
    ? [
        {
          path: 'section-tool',
          lazy: async () => ({
            Component: (await import('./development/section-tool.tsx')).SectionTool,
          }),
        },
      ]
    : []),
  {
    path: '*',
    lazy: async () => ({ Component: (await import('./screens/missing-screen.tsx')).MissingScreen }),
  },
];

/** The panel's routes at `pathname`, which may be below a language: `/en/admin/orders`. */
export function createAdminRouter(pathname: string) {
  const basename = pathname.slice(0, pathname.indexOf(ADMIN) + ADMIN.length);
  return createBrowserRouter(
    [
      {
        path: '/',
        Component: AdminShell,
        ErrorBoundary: RouteFailed,
        HydrateFallback: Nothing,
        children: screens,
      },
    ],
    { basename },
  );
}

/** Nothing shows until the code of the first screen is there. */
function Nothing() {
  return null;
}
