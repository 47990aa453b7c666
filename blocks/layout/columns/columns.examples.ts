import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';
import type { Bag, Node } from '#schemas/content/element.ts';

const part = (id: string, block: string, meta: Bag, options: Bag = {}): Node => ({
  id,
  block,
  v: 1,
  role: 'own',
  meta,
  options,
});

const text = (id: string, words: string) =>
  part(id, 'rich-text', {
    text: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
    },
  });

export const columnsExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    options: { ratio: '3-2', align: 'center', gap: 'l' },
    slots: {
      col1: [
        part(
          'slika-lijevo',
          'image',
          { media: { id: SAMPLE_MEDIA.postHerbsMortar } },
          { ratio: '3 / 2', space: 'none' },
        ),
      ],
      col2: [
        part(
          'naslov-desno',
          'heading',
          { text: 'Receptura iz našeg laboratorija' },
          { space: 's' },
        ),
        text(
          'tekst-desno',
          'Kadulja, smilje i šipak dolaze s otoka, a mjerimo ih u gramima, ne u obećanjima.',
        ),
        part(
          'gumb-desno',
          'button',
          { link: { kind: 'url', href: '/o-nama', label: 'Upoznajte nas' } },
          { variant: 'secondary' },
        ),
      ],
    },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    options: { count: 4, background: 'soft' },
    slots: {
      col1: [
        part('naslov-1', 'heading', { text: 'Dermatološki ispitano' }, { level: 'h3', size: 's' }),
        text('tekst-1', 'Sve formule ispituju se na osjetljivoj koži pod nadzorom dermatologa.'),
      ],
      col2: [
        part('naslov-2', 'heading', { text: 'Bez suvišnih mirisa' }, { level: 'h3', size: 's' }),
        text('tekst-2', 'Miris dodajemo samo ondje gdje je dio rituala, i to iz eteričnih ulja.'),
      ],
      col3: [
        part(
          'naslov-3',
          'heading',
          { text: 'Ambalaža koja se vraća u ljekarnu i ponovno puni' },
          { level: 'h3', size: 's' },
        ),
        text('tekst-3', 'Prazne bočice donesite nam natrag; za svaku dobivate deset bodova.'),
      ],
      col4: [
        part('naslov-4', 'heading', { text: 'Savjet magistra' }, { level: 'h3', size: 's' }),
        text('tekst-4', 'Pitajte nas telefonom, porukom ili osobno, svaki dan osim nedjelje.'),
      ],
    },
  },
  {
    name: 'mobile-overrides',
    options: { stack: 'reverse', align: 'stretch', gap: 'none', width: 'full', space: 'l' },
    mobileOptions: { space: 's' },
    slots: {
      col1: [text('tekst-prvi', 'Na malom zaslonu ovaj stupac stoji drugi.')],
      col2: [text('tekst-drugi', 'A ovaj prvi.')],
    },
  },
];
