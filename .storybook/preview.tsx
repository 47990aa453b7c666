import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { DEFAULT_LOCALE, LOCALES } from '#domain/locales.ts';
import { THEME_PRESETS } from '#domain/theme/presets.ts';

import '#locales/all-site-texts.ts';
import '#tests/support/theme.ts';
import { localeOf, themeOf } from '../stories/globals.ts';
import { PageFrame } from '../stories/page-frame.tsx';
import { storybookTheme } from './theme.ts';

/** What only the documentation needs is fetched with it. */
const DocsPage = lazy(async () => ({
  default: (await import('../stories/docs/docs-page.tsx')).DocsPage,
}));

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: {
      theme: storybookTheme,
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        // Groups of blocks as in the palette; Storybook reads this without running it.
        order: [
          'Foundations',
          'UI',
          'Blocks',
          [
            'Text',
            'Pictures and video',
            'Products',
            'Layout',
            'Social proof',
            'Forms',
            'Blog',
            'Cart and checkout',
            'Customer account',
            'Header and footer',
          ],
          'Patterns',
          'Pages',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    locale: {
      description: 'Language of the texts',
      toolbar: { title: 'Language', items: [...LOCALES], dynamicTitle: true },
    },
    theme: {
      description: 'Ready theme of the shop',
      toolbar: { title: 'Theme', items: THEME_PRESETS.map(({ id }) => id), dynamicTitle: true },
    },
  },
  initialGlobals: { locale: DEFAULT_LOCALE, theme: THEME_PRESETS[0]?.id },
  decorators: [
    (Story, { globals, viewMode }) => (
      <PageFrame locale={localeOf(globals)} theme={themeOf(globals)} isInDocs={viewMode === 'docs'}>
        <Story />
      </PageFrame>
    ),
  ],
};

export default preview;
