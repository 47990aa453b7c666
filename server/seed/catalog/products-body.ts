import type { SampleProduct } from './sample-catalog.ts';

export const bodyProducts: readonly SampleProduct[] = [
  {
    id: 14,
    picture: 'body-lotion-lavender-300ml',
    slug: 'lavandra-losion-za-tijelo-s-lavandom',
    sku: 'LAV-1024',
    categories: ['losioni-i-maslaci', 'njega-tijela'],
    cents: 1590,
    priority: 75,
    tags: ['bestSeller'],
    description:
      'Svakodnevni losion s eteričnim uljem lavande, bademovim uljem i glicerinom. Upija se dok obuvate cipele, a miriše do podneva. Bocu s pumpicom ponovno napunite u našoj ljekarni.',
  },
  {
    id: 15,
    picture: 'body-butter-200ml',
    slug: 'lavandra-maslac-za-tijelo',
    sku: 'LAV-1037',
    categories: ['losioni-i-maslaci', 'njega-tijela'],
    cents: 1890,
    description:
      'Tučeni maslac od shee i kakaa koji se topi pod prstima. Za laktove, koljena i potkoljenice nakon dana na soli. Malo ga treba; posuda traje cijelu zimu.',
  },
  {
    id: 16,
    picture: 'shower-gel-250ml',
    slug: 'lavandra-gel-za-tusiranje',
    sku: 'LAV-1026',
    categories: ['gelovi-za-tusiranje', 'njega-tijela'],
    cents: 890,
    priority: 35,
    description:
      'Gel blage pjene s aloinim sokom, u tri mirisa: lavanda za večer, gorka naranča za jutro, morska sol za poslije plaže. Bez sulfata.',
  },
  {
    id: 17,
    picture: 'soap-bar-100g',
    slug: 'lavandra-rucno-radeni-sapun',
    sku: 'LAV-1033',
    categories: ['sapuni', 'njega-tijela'],
    cents: 550,
    priority: 45,
    description:
      'Hladnim postupkom kuhan od maslinova ulja s otoka Brača, pa sušen šest tjedana na drvenim letvama. Reže se ručno, pa nijedan komad nije sasvim jednak drugome. Lavanda, kadulja ili čista maslina.',
  },
  {
    id: 18,
    picture: 'body-scrub-sea-salt-250ml',
    slug: 'moreva-piling-za-tijelo-s-morskom-soli',
    sku: 'MOR-1020',
    categories: ['soli-i-pilinzi', 'njega-tijela'],
    cents: 1790,
    reducedCents: 1430,
    description:
      'Sol iz paških solana u ulju badema i kokosa. Kružnim pokretima po vlažnoj koži, jednom do dvaput tjedno, pa isperite. Koža ostaje glatka i tek malo uljasta.',
  },
  {
    id: 19,
    picture: 'bath-salt-400g',
    slug: 'moreva-sol-za-kupanje',
    sku: 'MOR-1021',
    categories: ['soli-i-pilinzi', 'njega-tijela'],
    cents: 990,
    description:
      'Krupna morska sol s ružmarinom i čempresom. Dvije šake u toplu kadu, dvadeset minuta bez telefona.',
  },
  {
    id: 20,
    picture: 'foot-cream-100ml',
    slug: 'biljna-krema-za-stopala',
    sku: 'BIL-1043',
    categories: ['ruke-i-stopala', 'njega-tijela'],
    cents: 990,
    description:
      'Gusta krema s deset posto ureje, smiljem i pčelinjim voskom. Navečer je nanesite na pete i navucite pamučne čarape; jutro će vas iznenaditi.',
  },
  {
    id: 21,
    picture: 'deodorant-roll-on-50ml',
    slug: 'kadulja-dezodorans-roll-on',
    sku: 'KAD-1051',
    categories: ['dezodoransi', 'njega-tijela'],
    cents: 750,
    tags: ['sanitary'],
    description:
      'Roll-on s kaduljom i cinkovim ricinoleatom, bez aluminijevih soli. Suši se za minutu i ne ostavlja trag na tamnoj odjeći.',
  },
  {
    id: 22,
    picture: 'dry-body-oil-100ml',
    slug: 'biljna-suho-ulje-za-tijelo',
    sku: 'BIL-1042',
    categories: ['ulja-za-tijelo', 'njega-tijela'],
    cents: 2290,
    priority: 50,
    tags: ['bestSeller'],
    description:
      'Smilje, marelica i makadamija u raspršivaču. Suho na dodir već nakon minute, sa svilenim sjajem na ramenima i potkoljenicama. Možete ga nanijeti i na vrhove kose.',
  },
  {
    id: 45,
    picture: 'hand-cream-75ml',
    slug: 'lavandra-krema-za-ruke',
    sku: 'LAV-1029',
    categories: ['ruke-i-stopala', 'njega-tijela'],
    cents: 790,
    priority: 85,
    tags: ['new'],
    description:
      'Tuba za torbu, stol i noćni ormarić. S dvadeset posto shea maslaca i glicerinom, a na papiru i ekranu ne ostavlja otiske. Lavanda, ruža ili maslina.',
  },
];
