import type { Preview } from '@storybook/react-vite';

import '#runtime/theme/tokens.css';
import '#runtime/theme/base.css';
import '#runtime/theme/fonts.css';

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
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
      toolbar: { title: 'Language', items: ['hr', 'en', 'de'], dynamicTitle: true },
    },
  },
  initialGlobals: { locale: 'hr' },
  decorators: [
    (Story) => (
      <div className="izlog-page">
        <Story />
      </div>
    ),
  ],
};

export default preview;
