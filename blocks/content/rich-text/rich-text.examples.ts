import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';
import type { RichTextNode } from '#schemas/content/values.ts';

const words = (text: string, ...marks: RichTextNode['marks'] & object): RichTextNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 ? { marks } : {}),
});
const paragraph = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content });
const heading = (level: number, text: string): RichTextNode => ({
  type: 'heading',
  attrs: { level },
  content: [words(text)],
});
const item = (text: string): RichTextNode => ({
  type: 'listItem',
  content: [paragraph(words(text))],
});
const row = (type: string, ...texts: string[]): RichTextNode => ({
  type: 'tableRow',
  content: texts.map((text) => ({ type, content: [paragraph(words(text))] })),
});
const doc = (...content: RichTextNode[]) => ({ type: 'doc', content });

export const richTextExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      text: doc(
        heading(2, 'O ljekarni Bonaca'),
        paragraph(
          words('Od 1987. savjetujemo, slažemo i preporučujemo njegu koja ima smisla. Naši '),
          words('magistri farmacije', { type: 'bold' }),
          words(
            ' isprobaju svaki proizvod prije nego što ga stave na policu, a recepture pripremamo u ',
          ),
          words('vlastitom laboratoriju', {
            type: 'link',
            attrs: { href: '/o-nama' },
          }),
          words('.'),
        ),
        {
          type: 'blockquote',
          content: [paragraph(words('Koža ne traži mnogo. Traži redovito.'))],
        },
        heading(3, 'Što nas vodi'),
        {
          type: 'bulletList',
          content: [
            item('Sastojci čije djelovanje možemo objasniti.'),
            item('Cijene koje su iste na mreži i u ljekarni.'),
            item('Savjet bez žurbe, i kada ništa ne kupite.'),
          ],
        },
      ),
    },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      text: doc(
        heading(2, 'Kako odabrati proizvod za osjetljivu, dehidriranu ili atopičnu kožu'),
        ...Array.from({ length: 3 }, () =>
          paragraph(
            words(
              'Zaštitna barijera kože sastoji se od lipida i stanica koje zajedno zadržavaju vlagu, a nadražujuće tvari drže podalje. Kada je oslabljena, koža postaje zategnuta, crvena i reagira na proizvode koje je ranije dobro podnosila. ',
            ),
            words('Najdužazamislivariječkojunijemogućeprelomitinauskomzaslonutelefona', {
              type: 'italic',
            }),
            words(' ne smije narušiti raspored.'),
          ),
        ),
        {
          type: 'orderedList',
          content: [
            item('Blago čišćenje jednom dnevno, navečer, mlakom vodom i bez trljanja ručnikom.'),
            item('Serum s ceramidima ili pantenolom na još vlažnu kožu.'),
            item('Krema bez mirisa, a ujutro zaštita od sunca.'),
          ],
        },
        { type: 'horizontalRule' },
        heading(3, 'Za kraj'),
        heading(4, 'Napomena'),
        paragraph(words('Tekst ne zamjenjuje savjet liječnika.', { type: 'strike' })),
      ),
    },
    options: { width: 'wide', background: 'soft' },
  },
  {
    name: 'table-and-picture',
    meta: {
      text: doc(
        { ...heading(2, 'Koja krema za koju kožu'), attrs: { level: 2, textAlign: 'center' } },
        {
          type: 'table',
          content: [
            row('tableHeader', 'Koža', 'Ujutro', 'Navečer'),
            row('tableCell', 'Suha', 'Krema s ceramidima', 'Melem'),
            row('tableCell', 'Mješovita', 'Lagani gel', 'Krema s niacinamidom'),
          ],
        },
        { type: 'picture', attrs: { id: SAMPLE_MEDIA.shoppableBathroomShelf } },
        {
          ...paragraph(
            words('Sve s police', {
              type: 'link',
              attrs: { kind: 'category', id: 1, slug: 'njega-lica' },
            }),
          ),
          attrs: { textAlign: 'center' },
        },
      ),
    },
  },
  {
    name: 'mobile-overrides',
    meta: { text: doc(paragraph(words('Besplatna dostava za narudžbe iznad 40 €.'))) },
    options: { size: 'l', align: 'center' },
    mobileOptions: { size: 's', align: 'start' },
  },
];
