import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const TILES = [
  {
    title: 'Polje iznad Velog Grablja',
    text: 'Odavde je sva lavanda u našim sapunima.',
    media: { id: SAMPLE_MEDIA.heroLavenderWindowLight, alt: '' },
    link: { kind: 'url', href: '/objave', label: 'Kako je beremo' },
    size: 'l',
    ground: 'soft',
  },
  {
    title: 'Bez umjetnih mirisa',
    text: 'Miris dodajemo samo iz eteričnih ulja.',
    size: 's',
    ground: 'tint',
  },
  { title: 'Savjet', text: 'Besplatan, u ljekarni i porukom.', size: 's', ground: 'brand' },
  {
    title: 'Laboratorij',
    text: '',
    media: { id: SAMPLE_MEDIA.postHerbsMortar, alt: '' },
    size: 'wide',
    ground: 'soft',
  },
];

export const bentoGridExamples: readonly BlockExample[] = [
  { name: 'typical', meta: { title: 'Što stoji iza bočice', items: TILES } },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      title: 'Sve što o nama pitaju kupci koji prvi put dolaze u ljekarnu na rivi',
      text: 'Odgovore smo složili kao na polici: krupno ono što je važno, sitno ono što je dobro znati.',
      items: [
        {
          title: 'Najvažnije: za svaki sastojak znamo tko ga je ubrao, kada i gdje',
          text: 'Na naljepnici svake serije piše ime obitelji koja je brala, dan berbe i dan destilacije, a na blagajni možete pročitati i cijelu priču o polju.',
          link: { kind: 'url', href: '/o-nama', label: 'Upoznajte obitelji s kojima radimo' },
          size: 'tall',
          ground: 'night',
        },
        ...TILES,
        { title: 'Vraćamo bočice', text: '', size: 'wide', ground: 'sand' },
      ],
    },
    options: { rounded: 'l' },
  },
  {
    name: 'mobile-overrides',
    meta: { items: TILES.slice(0, 3) },
    mobileMeta: { items: TILES.slice(1, 3) },
    options: { rounded: 'none', space: 's' },
  },
];
