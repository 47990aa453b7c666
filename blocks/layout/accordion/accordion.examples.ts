import { bullets, paragraphs } from '#blocks/_fixtures/rich-text.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const QUESTIONS = [
  {
    question: 'Mogu li dobiti uzorak prije kupnje?',
    answer: paragraphs(
      'Da. Uz narudžbu birate uzorke koji vas zanimaju, a u ljekarni vam uzorak damo i bez kupnje.',
    ),
  },
  {
    question: 'Kako čuvati kozmetiku s vitaminom C?',
    answer: paragraphs(
      'Zatvorenu i na tamnom, ne u kupaonici iznad radijatora.',
      'Kad serum potamni, vitamin je oksidirao i više ne djeluje.',
    ),
  },
  {
    question: 'Koje je ulje za osjetljivu kožu?',
    answer: bullets(
      'šipkovo, ako je koža suha',
      'jojobino, ako je mješovita',
      'od slatkog badema, za bebe',
    ),
  },
];

export const accordionExamples: readonly BlockExample[] = [
  { name: 'typical', meta: { title: 'Česta pitanja', items: QUESTIONS } },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      title: 'Sve što nas pitate o osjetljivoj koži, vlasištu i zaštiti od sunca',
      text: 'Odgovaraju naši magistri farmacije. Ako svojeg pitanja ne nađete, pišite nam ili svratite u ljekarnu; savjet je besplatan i bez obveze kupnje.',
      items: [
        {
          question:
            'Smijem li kremu s retinolom nanositi i ljeti, ako svaki dan nosim zaštitu od sunca i većinu dana provodim u zatvorenom prostoru?',
          answer: paragraphs(
            'Smijete, ali navečer i u manjoj koncentraciji. Koža s retinolom lakše pocrveni, pa ujutro nanesite zaštitu s faktorom 50 i ponovite je ako ste vani.',
            'Ako planirate more, retinol ostavite kod kuće i vratite mu se dva tjedna nakon ljeta.',
          ),
        },
        ...QUESTIONS,
      ],
    },
    options: { layout: 'beside', open: 'first' },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Dostava i povrat', items: QUESTIONS.slice(0, 2) },
    mobileMeta: { title: 'Dostava' },
    options: { space: 'l' },
    mobileOptions: { space: 's' },
  },
  {
    name: 'cards',
    meta: { items: QUESTIONS },
    options: { look: 'cards', single: true, open: 'first', background: 'sand' },
  },
];
