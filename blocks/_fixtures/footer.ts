import type { Link } from '#schemas/content/values.ts';

const page = (slug: string, label: string): Link => ({ kind: 'page', slug, label });
const category = (slug: string, label: string): Link => ({ kind: 'category', slug, label });
const path = (href: string, label: string): Link => ({ kind: 'url', href, label });

function column(title: string, links: readonly Link[]) {
  return { title, links: links.map((link) => ({ link })) };
}

/** The sample shop's four columns of links (FOOT-01). */
export const sampleFooterColumns = [
  column('Kupnja', [
    page('dostava', 'Dostava i rokovi'),
    page('placanje', 'Načini plaćanja'),
    page('povrat', 'Povrat i reklamacije'),
    page('poklon-bon', 'Poklon bon'),
    path('/pretraga', 'Pretraga'),
  ]),
  column('Njega', [
    category('njega-lica', 'Njega lica'),
    category('njega-tijela', 'Njega tijela'),
    category('njega-kose', 'Kosa'),
    category('zastita-od-sunca', 'Sunce'),
    category('dodaci-prehrani', 'Dodaci prehrani'),
  ]),
  column('Bonaca', [
    page('o-nama', 'O nama'),
    page('nase-ljekarne', 'Naše ljekarne'),
    path('/objave', 'Savjeti'),
    page('kontakt', 'Kontakt'),
  ]),
  column('Pravila', [
    page('uvjeti-kupnje', 'Uvjeti kupnje'),
    page('zastita-podataka', 'Zaštita podataka'),
    page('kolacici', 'Kolačići'),
  ]),
];
