/** Something that was said about a product or a post of the sample shop. */
export interface SampleComment {
  target: { type: 'product'; id: number } | { type: 'post'; slug: string };
  author: string;
  body: string;
  rating: number | null;
  daysAgo: number;
}

type Review = readonly [author: string, rating: number, body: string, daysAgo: number];

function reviews(id: number, rows: readonly Review[]): SampleComment[] {
  return rows.map(([author, rating, body, daysAgo]) => ({
    target: { type: 'product', id },
    author,
    rating,
    body,
    daysAgo,
  }));
}

function comments(slug: string, rows: readonly [string, string, number][]): SampleComment[] {
  return rows.map(([author, body, daysAgo]) => ({
    target: { type: 'post', slug },
    author,
    rating: null,
    body,
    daysAgo,
  }));
}

/** Reviews and comments, from the oldest on. */
export const sampleComments: readonly SampleComment[] = [
  ...reviews(1, [
    ['Vesna M.', 5, 'Treća bočica. Zimi ga stavljam ispod kreme i koža ne zateže.', 160],
    ['Luka B.', 4, 'Upije se odmah. Pipeta bi mogla biti malo duža.', 122],
    [
      'Ana K.',
      5,
      'Dvije kapi na vlažnu kožu, kako su mi rekli u ljekarni. Razlika nakon tjedan dana.',
      97,
    ],
    ['Petra J.', 3, 'Dobar, ali mi sam nije dovoljan; trebam i kremu.', 64],
    ['Marija Š.', 5, 'Bez mirisa i ne lijepi se pod zaštitnim faktorom.', 41],
    ['Goran T.', 5, 'Kupio supruzi, sad ga dijelimo.', 23],
    ['Ivana R.', 4, 'Lijepo hidratizira, ambalaža je staklena i može se vratiti u ljekarnu.', 6],
  ]),
  ...reviews(2, [
    ['Nina V.', 5, 'Lagana, a dovoljna za cijeli dan. Šminka po njoj stoji mirno.', 88],
    ['Dario P.', 4, 'Dobra dnevna krema za kombiniranu kožu.', 30],
  ]),
  ...reviews(3, [
    ['Katarina L.', 5, 'Napokon gel nakon kojeg lice ne peče.', 75],
    ['Tea S.', 5, 'Pjeni se malo, čisti dobro. Kupujem veliko pakiranje.', 12],
  ]),
  ...reviews(4, [['Mirela D.', 4, 'Skida i vodootpornu maskaru, u dva poteza.', 50]]),
  ...reviews(14, [
    ['Sanja H.', 5, 'Miriše na Hvar u lipnju. Ostaje na koži do večeri.', 110],
    ['Jelena O.', 4, 'Lijep losion, lavanda je prava, a ne slatka.', 19],
  ]),
  ...comments('vitamin-c-ili-niacinamid', [
    ['Martina G.', 'Može li se oboje koristiti isti dan, jedno ujutro, a drugo navečer?', 21],
    [
      'Ana, ljekarnica',
      'Može, upravo tako ga i preporučujemo: vitamin C ujutro, niacinamid navečer.',
      20,
    ],
    ['Lucija B.', 'Hvala na jasnom objašnjenju, napokon sam shvatila razliku.', 8],
  ]),
  ...comments('kosa-nakon-mora', [
    ['Ena P.', 'Savjet s ispiranjem slatkom vodom prije ulaska u more stvarno radi.', 33],
  ]),
];
