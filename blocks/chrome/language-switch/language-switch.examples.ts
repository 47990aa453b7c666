import type { BlockExample } from '#runtime/define-block.ts';
import type { LanguageSwitchData } from './language-switch.loader.ts';

const data: LanguageSwitchData = {
  languages: [
    { locale: 'hr', path: '/njega-lica', isTranslated: true },
    { locale: 'en', path: '/en/njega-lica', isTranslated: true },
    { locale: 'de', path: '/de', isTranslated: false },
  ],
};

export const languageSwitchExamples: readonly BlockExample[] = [
  { name: 'typical', data },
  { name: 'empty', data: { languages: [] } },
  {
    name: 'long-text',
    options: { look: 'names' },
    data: {
      languages: [
        {
          locale: 'hr',
          path: '/njega-osjetljive-koze-u-nekoliko-koraka-koji-stanu-u-svako-jutro',
          isTranslated: true,
        },
        {
          locale: 'en',
          path: '/en/njega-osjetljive-koze-u-nekoliko-koraka-koji-stanu-u-svako-jutro',
          isTranslated: true,
        },
        { locale: 'de', path: '/de', isTranslated: false },
      ],
    },
  },
  { name: 'names', options: { look: 'names' }, data },
  {
    name: 'mobile-overrides',
    options: { look: 'names' },
    mobileOptions: { space: 's' },
    data,
  },
];
