import type { NavNode } from '#schemas/api/site.ts';
import type { Link } from '#schemas/content/values.ts';

/** A navigation entry as `navigationTree` answers it; without `link` it is linkless. */
export function sampleNavNode(
  id: number,
  name: string,
  link: Link | null,
  children: NavNode[] = [],
): NavNode {
  return {
    id,
    name,
    title: '',
    link: '',
    linkV2: link,
    baseLink: '',
    formattedPath: '',
    target: '_self',
    rel: 'dofollow',
    externalLink: false,
    type: link ? '' : 'linkless',
    product: null,
    parent_id: null,
    children,
  };
}

const category = (slug: string): Link => ({ kind: 'category', slug });

type Branch = readonly [
  name: string,
  slug: string,
  leaves?: readonly (readonly [string, string])[],
];

function branches(first: number, list: readonly Branch[]): NavNode[] {
  return list.map(([name, slug, leaves = []], index) => {
    const id = first + index * 10;
    const children = leaves.map(([leaf, leafSlug], at) =>
      sampleNavNode(id + at + 1, leaf, category(leafSlug)),
    );
    return sampleNavNode(id, name, category(slug), children);
  });
}

/** The sample shop's main navigation: three levels, a linkless entry, plain links. */
export const sampleNavigation: NavNode[] = [
  sampleNavNode(
    1,
    'Njega lica',
    category('njega-lica'),
    branches(100, [
      [
        'Serumi i ulja',
        'serumi-i-ulja',
        [
          ['Vitamin C', 'vitamin-c'],
          ['Hijaluronska kiselina', 'hijaluronska-kiselina'],
          ['Retinol', 'retinol'],
          ['Biljna ulja', 'biljna-ulja'],
        ],
      ],
      [
        'Kreme za lice',
        'kreme-za-lice',
        [
          ['Dnevne kreme', 'dnevne-kreme'],
          ['Noćne kreme', 'nocne-kreme'],
          ['Njega oko očiju', 'njega-oko-ociju'],
        ],
      ],
      [
        'Čišćenje lica',
        'ciscenje-lica',
        [
          ['Gelovi i pjene', 'gelovi-i-pjene'],
          ['Micelarna voda', 'micelarna-voda'],
          ['Tonici', 'tonici'],
        ],
      ],
      ['Maske', 'maske'],
      ['Njega usana', 'njega-usana'],
    ]),
  ),
  sampleNavNode(
    2,
    'Njega tijela',
    category('njega-tijela'),
    branches(200, [
      [
        'Kupanje',
        'kupanje',
        [
          ['Gelovi za tuširanje', 'gelovi-za-tusiranje'],
          ['Sapuni', 'sapuni'],
          ['Soli za kupanje', 'soli-za-kupanje'],
        ],
      ],
      [
        'Hidratacija',
        'hidratacija-tijela',
        [
          ['Losioni i maslaci', 'losioni-i-maslaci'],
          ['Suha ulja', 'suha-ulja'],
          ['Kreme za ruke', 'kreme-za-ruke'],
        ],
      ],
      ['Pilinzi', 'pilinzi-za-tijelo'],
      ['Dezodoransi', 'dezodoransi'],
    ]),
  ),
  sampleNavNode(
    3,
    'Kosa',
    category('njega-kose'),
    branches(300, [
      ['Šamponi', 'samponi'],
      ['Regeneratori i maske', 'regeneratori-i-maske'],
      ['Ulja i serumi', 'ulja-za-kosu'],
      ['Njega vlasišta', 'njega-vlasista'],
    ]),
  ),
  sampleNavNode(4, 'Sunce', category('zastita-od-sunca')),
  sampleNavNode(5, 'Dodaci prehrani', category('dodaci-prehrani')),
  sampleNavNode(
    6,
    'Brendovi',
    null,
    branches(600, [
      ['Jadraderm', 'jadraderm'],
      ['Kadulja', 'kadulja'],
      ['Lavandra', 'lavandra'],
      ['Moreva', 'moreva'],
      ['Solenta', 'solenta'],
      ['Vitalis Adria', 'vitalis-adria'],
    ]),
  ),
  sampleNavNode(7, 'Savjeti', { kind: 'url', href: '/objave' }),
];
