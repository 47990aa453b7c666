import type { BlockExample } from '#runtime/define-block.ts';

export const searchBoxExamples: readonly BlockExample[] = [
  { name: 'typical', meta: { title: 'Pretraži' }, data: { words: 'krema za ruke' } },
  { name: 'empty', data: { words: '' } },
  {
    name: 'long-text',
    meta: {
      title: 'Što tražite danas za svoju osjetljivu kožu sklonu nepravilnostima i crvenilu?',
      placeholder: 'Npr. krema za ruke s mirisom lavande i smilja',
    },
    data: { words: 'regenerirajuća antioksidativna krema '.repeat(5).trim() },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Pretražite trgovinu' },
    mobileMeta: { title: 'Pretraži' },
    data: { words: '' },
  },
];
