import type { ElementContent, Node } from '#schemas/content/element.ts';
import { child, element, node, richText } from './build.ts';
import type { MasterIds } from './home.ts';

const HERBS = 94;
const STORE = 108;

/** Who we are. */
export function aboutPage({ promise }: MasterIds): ElementContent {
  return element('page', {
    slug: 'o-nama',
    meta: {
      title: 'O nama',
      seo: {
        title: 'O nama',
        description:
          'Bonaca je obiteljska ljekarna koja je prerasla pult: priča o sedam marki, jednoj bilježnici i mirnom moru.',
      },
    },
    parts: [
      node('o-nama-uvod', 'hero', {
        meta: {
          media: { id: HERBS },
          eyebrow: 'O nama',
          heading: 'Ljekarna koja zna kako miriše more',
          text: 'Počeli smo za pultom od orahovine. Danas šaljemo pakete, ali i dalje odgovaramo na pitanja kao da stojite pred nama.',
        },
        options: { level: 'h1', layout: 'split', surface: 'soft' },
      }),
      node('o-nama-prica', 'rich-text', {
        meta: {
          text: richText(`Bonaca je riječ za more kad utihne vjetar. Naša je osnivačica, magistra farmacije, tako zvala stanje u kojem želi vidjeti kožu svojih kupaca: mirnu, bez crvenila i bez drame.

          ## Kako biramo

          Proizvod dolazi na policu tek kad ga netko od nas potroši do dna. Gledamo sastav, a ne oglas; tražimo kraće popise sastojaka i pakiranja koja se mogu ponovno napuniti. Zato imamo sedam marki, a ne sedamdeset.

          ## Što radimo drukčije

          - Odgovaramo istoga radnog dana, imenom i prezimenom.
          - Ako mislimo da vam nešto ne treba, to ćemo i reći.
          - Uz svaku narudžbu šaljemo dva uzorka koja sami odaberete.

          ## Gdje smo

          Ljekarna i skladište dijele istu zgradu, nekoliko koraka od rive. Narudžbe do 14 sati kreću istog dana. Ako ste u blizini, [javite se](/kontakt) i dođite po paket; skuhat ćemo vam čaj od kadulje.`),
        },
        options: { width: 'measure', size: 'l' },
      }),
      node('o-nama-trgovina', 'image', {
        meta: {
          media: { id: STORE },
          caption: 'Ljekarna Bonaca, radnim danom od 8 do 18 sati.',
        },
        options: { ratio: '16 / 9', width: 'page' },
      }),
      child('o-nama-obecanja', 'usp-row', promise, { options: { background: 'tint', space: 'm' } }),
    ],
    tr: {
      en: {
        'o-nama-uvod': {
          meta: {
            eyebrow: 'About us',
            heading: 'A pharmacy that knows the smell of the sea',
            text: 'We began behind a walnut counter. Today we send parcels, and still answer as if you stood before us.',
          },
        },
      },
    },
  });
}

interface TextPage {
  slug: string;
  title: string;
  description: string;
  text: string;
  /** What follows the text. */
  after?: Node[];
}

function textPage({ slug, title, description, text, after = [] }: TextPage): ElementContent {
  return element('page', {
    slug,
    meta: { title, seo: { title, description } },
    parts: [
      node(`${slug}-naslov`, 'heading', {
        meta: { text: title },
        options: { level: 'h1', size: 'xl', align: 'center', space: 's' },
      }),
      node(`${slug}-tekst`, 'rich-text', {
        meta: { text: richText(text) },
        options: { space: 's' },
      }),
      ...after,
    ],
  });
}

/** Pages that header and footer link to. */
export const textPages: readonly ElementContent[] = [
  textPage({
    slug: 'dostava-i-placanje',
    title: 'Dostava i plaćanje',
    description:
      'Koliko traje i koliko stoji dostava u Hrvatsku i Sloveniju te kako možete platiti.',
    text: `## Dostava

    Narudžbe zaprimljene radnim danom do 14 sati šaljemo isti dan. U Hrvatskoj paket stiže za jedan do dva radna dana, na otoke i u Sloveniju za dva do četiri.

    - Dostava na adresu u Hrvatskoj: 4,50 €
    - Dostava u Sloveniju: 7,90 €
    - Preuzimanje u ljekarni: besplatno, isti dan

    Za narudžbe iznad 50,00 € dostava je besplatna.

    ## Plaćanje

    Plaćate karticom, uplatom na račun ili pouzećem. Za pouzeće naplaćujemo naknadu od 1,50 €. Sve su cijene u eurima, s PDV-om.`,
  }),
  textPage({
    slug: 'povrat-robe',
    title: 'Povrat robe',
    description: 'Kako vratiti proizvod u 14 dana i kada povrat zbog higijene nije moguć.',
    text: `Od kupnje možete odustati u 14 dana od primitka paketa, bez navođenja razloga. Javite nam se porukom ili pozivom, a upute i obrazac šaljemo istoga radnog dana.

    - Neotvoren proizvod vraćate u izvornom pakiranju.
    - Zapečaćene higijenske proizvode, označene posebnim znakom, nakon otvaranja ne možemo primiti natrag.
    - Novac vraćamo istim putem kojim ste platili, najkasnije 14 dana od obavijesti o povratu.

    Ako je paket stigao oštećen, fotografirajte ga i pišite nam isti dan. Novi šaljemo o svojem trošku.`,
  }),
  textPage({
    slug: 'cesta-pitanja',
    title: 'Česta pitanja',
    description:
      'Odgovori na pitanja koja nam postavljate najčešće: uzorci, rokovi, bodovi i savjeti.',
    text: `## Mogu li dobiti uzorak prije kupnje?

    Da. Uz svaku narudžbu birate dva, a u ljekarni vam uzorak damo i bez kupnje.

    ## Kako čuvati kozmetiku s vitaminom C?

    Zatvorenu i na tamnom, ne u kupaonici iznad radijatora. Otvorenu bočicu potrošite u tri mjeseca.

    ## Što su bodovi?

    Za svaki potrošeni euro registrirani kupci dobivaju jedan bod. Stanje vidite u svojem profilu.

    ## Savjetujete li i putem poruke?

    Naravno, to nam je omiljeni dio posla. Pošaljite nam [poruku](/kontakt) i odgovorit ćemo istoga radnog dana.`,
  }),
  textPage({
    slug: 'kontakt',
    title: 'Kontakt',
    description: 'Telefon, e-pošta i adresa ljekarne Bonaca.',
    text: `Ljekarnice Ana i Marta odgovaraju radnim danom od 8 do 18, subotom od 8 do 13 sati.

    - Telefon: [021 555 120](tel:+38521555120)
    - E-pošta: [savjet@bonaca.test](mailto:savjet@bonaca.test)
    - Adresa: Obala mira 7, 21000 Split

    Za savjet o koži napišite koliko vam je godina, što sada koristite i što biste željeli promijeniti. Tri rečenice su dovoljne.`,
    after: [
      node('kontakt-obrazac', 'contact-form', {
        meta: {
          title: 'Pišite nam',
          text: 'Odgovaramo istoga radnog dana, imenom i prezimenom.',
        },
        options: { background: 'soft' },
      }),
    ],
  }),
  textPage({
    slug: 'uvjeti-kupnje',
    title: 'Uvjeti kupnje',
    description: 'Uvjeti pod kojima kupujete u internetskoj trgovini Bonaca.',
    text: `Ovi uvjeti vrijede za kupnju u internetskoj trgovini Bonaca. Primjer su za pokaznu trgovinu i prije stvarne prodaje treba ih zamijeniti vlastitima.

    ## Narudžba i ugovor

    Ugovor je sklopljen kad vam pošaljemo potvrdu narudžbe. Ako proizvod u međuvremenu ponestane, javit ćemo se isti dan i vratiti uplaćeni iznos.

    ## Cijene

    Cijene su maloprodajne, u eurima i s uključenim PDV-om. Dostava se obračunava zasebno i vidljiva je prije potvrde narudžbe.

    ## Prigovori

    Prigovor možete poslati e-poštom ili poštom. Odgovaramo u roku od 15 dana.`,
  }),
  textPage({
    slug: 'zastita-privatnosti',
    title: 'Zaštita privatnosti',
    description: 'Koje podatke prikupljamo, zašto, koliko dugo ih čuvamo i koja su vaša prava.',
    text: `Prikupljamo samo podatke koji su potrebni da vam pošaljemo paket i odgovorimo na pitanje.

    - Za narudžbu: ime, adresu, e-poštu i telefon.
    - Za račun: povijest narudžbi i bodove.
    - Za pismo iz Bonace: e-poštu, dok se ne odjavite.

    Podatke o narudžbama čuvamo koliko nalažu porezni propisi. U svakom trenutku možete zatražiti uvid, ispravak ili brisanje svojih podataka.`,
  }),
  textPage({
    slug: 'kolacici',
    title: 'Kolačići',
    description: 'Kolačići koje koristi trgovina Bonaca i kako promijeniti svoj izbor.',
    text: `Nužni kolačići pamte košaricu, prijavu i vaš izbor jezika. Bez njih trgovina ne radi, pa za njih ne tražimo pristanak.

    Statističke kolačiće i kolačiće za ponude postavljamo samo uz pristanak. Možete ga dati ili povući u svakom trenutku, a kupnja i bez njih radi jednako.`,
  }),
];
