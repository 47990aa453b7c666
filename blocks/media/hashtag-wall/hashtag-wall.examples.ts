import { mediaRecord } from '#blocks/_fixtures/media.ts';
import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const POSTS = [
  {
    media: { id: SAMPLE_MEDIA.postMorningCreamRitual, alt: 'Krema na dlanu u jutarnjem svjetlu' },
    text: 'Jutro počinje ovdje',
    author: '@ana.uz.more',
    link: { kind: 'url', href: '/objave' },
  },
  {
    media: { id: SAMPLE_MEDIA.shoppableBathroomShelf, alt: 'Polica s bočicama u kupaonici' },
    text: 'Polica na kojoj sve ima razlog',
    author: '@ivanina_polica',
  },
  {
    media: { id: SAMPLE_MEDIA.heroLavenderWindowLight, alt: 'Lavanda na prozoru' },
    text: 'Lavanda iz bakinog vrta',
    author: '@petra.u.splitu',
  },
  { text: 'Bez slike, ali s dobrim savjetom: manje je više.', author: '@magistra' },
];
const data = { stored: [] };
const stored = [1, 2, 3, 4, 5].map((id) => ({
  image:
    id === 4
      ? null
      : mediaRecord({
          id,
          file: 'serum-vitamin-c-30ml.webp',
          color: '#e1dfdd',
          alt: 'Serum na kamenu',
          width: 1200,
          height: 1200,
        }),
  text: id === 2 ? '' : 'Serum koji je obišao svijet',
  link: id === 3 ? 'https://mreza.example/objava/3' : '',
}));

export const hashtagWallExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      title: '#bonaca',
      text: 'Označite nas i pokažite kako njega izgleda kod vas.',
      posts: POSTS,
    },
    data,
  },
  { name: 'empty', data },
  {
    name: 'long-text',
    meta: {
      title: 'Kako naša njega izgleda u kupaonicama, na prozorima i plažama diljem Jadrana',
      link: { kind: 'url', href: '/objave', label: 'Pročitajte sve priče naših kupaca' },
      posts: [
        {
          ...POSTS[0],
          text: 'Dvije kapi ujutro, prije kreme za sunce, i tako svaki dan od proljeća: nitko mi ne vjeruje da je to sve što radim.',
          author: '@najdulje_ime_na_cijeloj_drustvenoj_mrezi_uz_more_2026',
        },
        ...POSTS,
      ],
    },
    options: { columns: 3, background: 'soft' },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { title: '#bonaca', posts: POSTS },
    mobileMeta: { title: 'Kod vas' },
    mobileOptions: { columns: 2 },
    data,
  },
  {
    name: 'of-a-tag',
    meta: { title: '#jutrouzmore', tag: 'jutrouzmore' },
    options: { source: 'tag', columns: 5 },
    data: { stored },
  },
];
