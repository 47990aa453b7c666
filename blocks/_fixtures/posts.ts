import type { Post } from '#schemas/api/blog.ts';
import { mediaRecord, type SamplePicture } from './media.ts';

type Facts = Pick<Post, 'id' | 'slug' | 'title' | 'excerpt' | 'date'> & {
  category: string;
  picture: Pick<SamplePicture, 'id' | 'file' | 'color' | 'alt'> | null;
};

function samplePost({ category, picture, ...facts }: Facts): Post {
  return {
    ...facts,
    body: '',
    media: picture ? mediaRecord({ ...picture, width: 1200, height: 800 }) : null,
    terms: {
      categories: [
        { id: 1, title: category, slug: 'savjeti', slugMain: 'savjeti', type: 'category' },
      ],
    },
    relatedEntities: [],
  };
}

/** Posts as `filterPosts` answers them; the last has no picture. */
export const samplePosts: readonly Post[] = [
  samplePost({
    id: 1,
    slug: 'kako-sloziti-jutarnju-njegu',
    title: 'Kako složiti jutarnju njegu u tri koraka',
    excerpt:
      'Čišćenje, serum, zaštita: redoslijed je važniji od broja bočica. Vodimo vas kroz jutro koje traje manje od pet minuta.',
    date: '2026-10-12T08:00:00Z',
    category: 'Njega lica',
    picture: {
      id: 93,
      file: 'post-morning-cream-ritual.webp',
      color: '#afa9a2',
      alt: 'Jutarnji ritual: krema na naborima tkanine',
    },
  }),
  samplePost({
    id: 2,
    slug: 'lavanda-s-hvara',
    title: 'Lavanda s Hvara: što doista čini za kožu',
    excerpt:
      'Miris ljeta poznajemo svi. Manje je poznato da eterično ulje lavande smiruje nadraženu kožu i ublažava crvenilo.',
    date: '2026-09-28T08:00:00Z',
    category: 'Sastojci',
    picture: {
      id: 92,
      file: 'post-lavender-soap-linen.webp',
      color: '#f8f4e8',
      alt: 'Buket lavande i sapun na lanenoj tkanini',
    },
  }),
  samplePost({
    id: 3,
    slug: 'ljekovito-bilje',
    title: 'Ljekovito bilje iz naših vrtova',
    excerpt: 'Kadulja, šipak i smilje: tri biljke koje ljekarnici preporučuju i kada ih birati.',
    date: '2026-09-15T08:00:00Z',
    category: 'Sastojci',
    picture: {
      id: 94,
      file: 'post-herbs-mortar.webp',
      color: '#f3ecd9',
      alt: 'Ljekovito bilje: kadulja, ulje i kameni tarionik',
    },
  }),
  samplePost({
    id: 4,
    slug: 'zastita-od-sunca-u-jesen',
    title: 'Zaštita od sunca nije samo za ljeto',
    excerpt: 'UVA zrake prolaze i kroz oblake. Evo koliko kreme je dovoljno i kada je obnoviti.',
    date: '2026-09-02T08:00:00Z',
    category: 'Sunce',
    picture: {
      id: 89,
      file: 'category-sun-care.webp',
      color: '#cee5eb',
      alt: 'Zaštita od sunca na pijesku',
    },
  }),
  samplePost({
    id: 5,
    slug: 'vitamini-zimi',
    title: 'Koji vitamini imaju smisla zimi',
    excerpt: 'Kratak pregled za one koji ne vole duge deklaracije.',
    date: '2026-08-20T08:00:00Z',
    category: 'Dodaci prehrani',
    picture: null,
  }),
];

/** The same with the longest words that editors write. */
export const longPosts: readonly Post[] = samplePosts.map((post) => ({
  ...post,
  title: `${post.title}: sve što ste nas pitali u ljekarni, s odgovorima naših magistara`,
  excerpt: `${post.excerpt} ${post.excerpt} ${post.excerpt}`,
}));
