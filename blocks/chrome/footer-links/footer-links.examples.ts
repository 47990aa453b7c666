import type { BlockExample } from '#runtime/define-block.ts';
import { sampleFooterColumns } from '../../_fixtures/footer.ts';
import { sampleNavigation } from '../../_fixtures/navigation.ts';

const data = { tree: [] };

export const footerLinksExamples: readonly BlockExample[] = [
  { name: 'typical', meta: { columns: sampleFooterColumns }, data },
  { name: 'empty', data },
  {
    name: 'long-text',
    meta: {
      columns: [
        {
          title: 'Informationen zu Versand und Rückgabe',
          links: [
            {
              link: {
                kind: 'page',
                slug: 'dostava',
                label: 'Lieferbedingungen für Bestellungen auf die Inseln und ins Ausland',
              },
            },
            {
              link: {
                kind: 'page',
                slug: 'povrat',
                label: 'Rückgabe-, Umtausch- und Gewährleistungsbestimmungen',
              },
            },
          ],
        },
        ...sampleFooterColumns.slice(1),
      ],
    },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { columns: sampleFooterColumns },
    mobileOptions: { space: 's' },
    data,
  },
  {
    name: 'from-navigation',
    options: { source: 'navigation', background: 'brand' },
    data: { tree: sampleNavigation.slice(0, 4) },
  },
];
