import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const says = (text: string, author: string, role = '', stars = 5) => ({
  text,
  author,
  role,
  stars,
});
const nobody = { reviews: [], maxStars: 5 };

const WORDS = [
  says(
    'Koža mi je prvi put cijelu zimu bez crvenila. Magistra mi je izbacila pola proizvoda.',
    'Mirela, Zadar',
  ),
  says(
    'Paket stigao sutradan, a uzorci baš za moj tip kože.',
    'Tomislav, Osijek',
    'kupuje od 2021.',
    4,
  ),
  says(
    'Krema za ruke s lavandom je sad već treća zaredom. Miriše kao djetinjstvo.',
    'Jelena, Rijeka',
  ),
  says('Pitala sam glupo pitanje i dobila pametan odgovor.', 'Petra, Split', 'osjetljiva koža'),
];

export const testimonialsExamples: readonly BlockExample[] = [
  { name: 'typical', meta: { title: 'Što kažu kupci', items: WORDS }, data: nobody },
  { name: 'empty', data: nobody },
  {
    name: 'long-text',
    meta: {
      title: 'Iz bilježnice u kojoj kupci ostavljaju poruke pokraj blagajne, od otvorenja do danas',
      text: 'Prepisano bez ispravljanja, uz dopuštenje onih koji su napisali.',
      items: [
        {
          ...says(
            'Došla sam po nešto protiv peruti, a izašla s popisom od tri stvari i objašnjenjem zašto mi četvrta, koju sam tražila, ne treba.\nNakon šest tjedana vlasište je mirno, a kosa ne ispada više nego što treba. Hvala gospođi Ani na strpljenju i na tome što me nije pokušala uvjeriti u ništa što nisam pitala.',
            'Marija Magdalena Horvat-Šubašić, Slavonski Brod',
            'profesorica u mirovini, vjerna kupka od prve godine',
          ),
          media: { id: SAMPLE_MEDIA.textureOilDrops, alt: '' },
        },
        ...WORDS.slice(0, 2),
      ],
    },
    options: { layout: 'large', look: 'plain', background: 'sand' },
    data: nobody,
  },
  {
    name: 'mobile-overrides',
    meta: { items: WORDS.slice(0, 3) },
    mobileMeta: { items: WORDS.slice(0, 1) },
    options: { layout: 'row' },
    data: nobody,
  },
  {
    name: 'reviews',
    meta: { title: 'Recenzije iz trgovine' },
    options: { reviewedProductIds: [1, 2], background: 'night' },
    data: {
      maxStars: 5,
      reviews: [
        { id: 1, author: 'Ivana K.', rating: 5, body: 'Upija se brzo i ne ljepi se.' },
        { id: 2, author: 'Dario M.', rating: 4, body: 'Dobar serum, pipeta bi mogla biti kraća.' },
        { id: 3, author: 'Sanja P.', rating: 5, body: 'Treća bočica. Dovoljno govori.' },
      ],
    },
  },
];
