import type { BlockExample } from '#runtime/define-block.ts';
import { sampleNavigation, sampleNavNode } from '../../_fixtures/navigation.ts';
import { SAMPLE_MEDIA } from '../../sample-media.ts';

const features = [
  {
    entry: 1,
    media: { id: SAMPLE_MEDIA.textureCreamSwirl, alt: '' },
    title: 'Rutina za osjetljivu kožu',
    link: { kind: 'category', slug: 'njega-lica' },
  },
  {
    entry: 2,
    media: { id: SAMPLE_MEDIA.categoryBodyCare, alt: '' },
    title: 'Večer u kupaonici',
    link: { kind: 'category', slug: 'njega-tijela' },
  },
];

const longNames = [
  'Dermokozmetika za osjetljivu i reaktivnu kožu lica',
  'Zaštita od sunca i njega nakon sunčanja',
  'Nahrungsergänzungsmittel und Vitaminpräparate',
];

export const mainNavExamples: readonly BlockExample[] = [
  { name: 'typical', meta: { features }, data: { tree: sampleNavigation } },
  { name: 'empty', data: { tree: [] } },
  {
    name: 'long-text',
    data: {
      tree: longNames.map((name, index) =>
        sampleNavNode(index + 1, name, { kind: 'category', slug: 'njega-lica' }, [
          sampleNavNode(index + 11, `${name} za svakodnevnu uporabu`, null, [
            sampleNavNode(index + 21, `${name}, obiteljsko pakiranje`, {
              kind: 'category',
              slug: 'kreme-za-lice',
            }),
          ]),
        ]),
      ),
    },
  },
  {
    name: 'mobile-overrides',
    options: { maxDepth: 3, drawerSide: 'end' },
    mobileOptions: { maxDepth: 2 },
    data: { tree: sampleNavigation },
  },
  { name: 'one-level', options: { maxDepth: 1 }, data: { tree: sampleNavigation } },
];
