import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { DEFAULT_LOCALE, LOCALES } from '#domain/locales.ts';
import { THEME_PRESETS } from '#domain/theme/presets.ts';

import '#locales/all-site-texts.ts';
import '#tests/support/theme.ts';
import { FRAMES, isNight, localeOf, TIMES, themeOf } from '../stories/controls/globals.ts';
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
        phone320: { name: 'Phone 320', styles: { width: '320px', height: '640px' } },
        phone390: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        phone640: { name: 'Large phone 640', styles: { width: '640px', height: '360px' } },
        tablet768: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        tablet1024: { name: 'Tablet 1024', styles: { width: '1024px', height: '768px' } },
        desktop1280: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' } },
        desktop1440: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
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
    time: {
      description: 'Light by day, dark at night',
      toolbar: { title: 'Time', icon: 'mirror', items: [...TIMES], dynamicTitle: true },
    },
    frame: {
      description: 'Where a block is shown: where it belongs, alone, or in three widths',
      toolbar: { title: 'Frame', icon: 'component', items: [...FRAMES], dynamicTitle: true },
    },
  },
  initialGlobals: {
    locale: DEFAULT_LOCALE,
    theme: THEME_PRESETS[0]?.id,
    time: TIMES[0],
    frame: FRAMES[0],
  },
  decorators: [
    (Story, { globals, viewMode }) => (
      <PageFrame
        locale={localeOf(globals)}
        theme={themeOf(globals)}
        isNight={isNight(globals)}
        isInDocs={viewMode === 'docs'}
      >
        <Story />
      </PageFrame>
    ),
  ],
};

export default preview;
