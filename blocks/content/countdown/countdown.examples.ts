import type { BlockExample } from '#runtime/define-block.ts';

const running = { isOver: false };
const LATER = '2031-11-30T19:00:00Z';

export const countdownExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      title: 'Tjedan lavande',
      text: 'Uz svaki proizvod iz linije Lavandra poklanjamo sapun.',
      until: LATER,
      link: { kind: 'url', href: '/shop/njega-tijela', label: 'Pogledajte liniju' },
    },
    data: running,
  },
  { name: 'empty', data: running },
  {
    name: 'long-text',
    meta: {
      title: 'Savjetovalište za osjetljivu kožu prima prijave za zimski ciklus radionica',
      text: 'Četiri susreta u ljekarni, u malim skupinama, s mjerenjem vlažnosti kože prije prvog i nakon posljednjeg; prijave zatvaramo kad se skupine popune, a najkasnije tada.',
      until: LATER,
      link: { kind: 'url', href: '/kontakt', label: 'Prijavite se na radionicu u ljekarni' },
    },
    options: { look: 'boxes', background: 'sand' },
    data: running,
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Do kraja zimskog sniženja', until: LATER },
    mobileMeta: { title: 'Do kraja' },
    options: { layout: 'row', background: 'night', space: 's' },
    data: running,
  },
  {
    name: 'over',
    meta: {
      title: 'Tjedan ulja',
      until: '2026-01-01T00:00:00Z',
      overText: 'Završilo je. Hvala vam!',
    },
    data: { isOver: true },
  },
];
