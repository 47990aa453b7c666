import type { BlockExample } from '#runtime/define-block.ts';
import { brandGroups } from './brand-groups.ts';

const groupsOf = (totals: Readonly<Record<string, number>>) => {
  const brands = Object.entries(totals).map(([name, total], index) => ({
    id: index + 1,
    name,
    total,
  }));
  return brandGroups(brands, 'hr');
};

const BRANDS = {
  Aromara: 14,
  Biljna: 9,
  'Bijeli kamen': 3,
  Bonaca: 21,
  Čempres: 6,
  Đurđica: 4,
  Jadraderm: 18,
  Kadulja: 12,
  'Kap i sol': 2,
  Lavandra: 11,
  Ljekovita: 7,
  Moreva: 16,
  'More i kamen': 5,
  Njegovina: 1,
  Otočna: 8,
  Solenta: 10,
  Šipkovača: 3,
  Žalo: 6,
};

export const brandIndexExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: { title: 'Sve marke od A do Ž' },
    data: { groups: groupsOf(BRANDS) },
  },
  { name: 'empty', data: { groups: [] } },
  {
    name: 'long-text',
    meta: {
      title: 'Marke koje naša ljekarna drži na policama i za koje odgovara svojim imenom',
      text: 'Svaku smo upoznali prije nego što smo je uvrstili: znamo tko je proizvodi, od čega i gdje. Ako neke nema, pitajte nas; možda je već na putu.',
    },
    options: { background: 'soft', columns: 3 },
    data: {
      groups: groupsOf({
        ...BRANDS,
        '100 % biljno': 1240,
        '& ulje': 2,
        'Jadraderm Laboratorij za osjetljivu i dehidriranu kožu': 1248,
        Najnepostojanijedezodoransnoprotuznojno: 1,
      }),
    },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Marke u našoj ljekarni' },
    mobileMeta: { title: 'Marke' },
    options: { showCounts: false, space: 's' },
    data: { groups: groupsOf({ Jadraderm: 18, Kadulja: 12, Moreva: 16 }) },
  },
  { name: 'one-letter', data: { groups: groupsOf({ Biljna: 9, Bonaca: 21 }) } },
];
