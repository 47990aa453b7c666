import type { BlockExample } from '#runtime/define-block.ts';

const data = { isCheckout: true };

export const loginModalExamples: readonly BlockExample[] = [
  { name: 'typical', meta: { title: 'Prijavite se', newTitle: 'Prvi put kod nas?' }, data },
  { name: 'empty', data },
  {
    name: 'long-text',
    data,
    meta: {
      title: 'Prijavite se računom ljekarne i njege Bonaca',
      newTitle: 'Kupujete prvi put u ljekarni i njezi Bonaca?',
      newText:
        'S računom kupujete brže, pratite svoje pakete, čuvate omiljene proizvode i za svaki potrošeni euro dobivate bod.',
    },
  },
  {
    name: 'mobile-overrides',
    data,
    meta: { newText: 'S računom kupujete brže i skupljate bodove za svaki potrošeni euro.' },
    mobileMeta: { newText: 'Kupujte brže i skupljajte bodove.' },
  },
];
