import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const heroExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      media: { id: SAMPLE_MEDIA.heroLavenderWindowLight, focus: { x: 0.78, y: 0.6 } },
      eyebrow: 'Nova linija Lavandra',
      heading: 'Lavanda s Hvara, mir za kožu',
      text: 'Ručno brana cvate u lipnju, a kožu smiruje cijele godine. Losion, noćna krema i sapun bez umjetnih mirisa.',
      button: { kind: 'category', slug: 'njega-tijela', label: 'Otkrijte liniju' },
      secondButton: { kind: 'url', href: '/objave', label: 'Kako nastaje' },
    },
    options: { level: 'h1' },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      media: { id: SAMPLE_MEDIA.bannerBathroomShelfSage, focus: { x: 0.6, y: 0.6 } },
      eyebrow: 'Savjetovalište naših magistara farmacije',
      heading:
        'Njega osjetljivog vlasišta i suhe kose kroz sva četiri godišnja doba, korak po korak',
      text: 'Kadulja regulira lučenje sebuma, ružmarin potiče prokrvljenost, a pantenol zadržava vlagu u vlasi.\nZajedno čine njegu koju preporučujemo svima čije vlasište reagira na promjenu vremena, tvrdu vodu ili česte promjene šampona.',
      button: {
        kind: 'category',
        slug: 'njega-kose',
        label: 'Pogledajte cijelu ponudu za kosu i vlasište',
      },
      secondButton: {
        kind: 'url',
        href: '/kontakt',
        label: 'Naručite se na besplatno savjetovanje',
      },
    },
    options: { overlay: 'dark' },
  },
  {
    name: 'mobile-overrides',
    meta: {
      media: { id: SAMPLE_MEDIA.heroSeaMineralsWater },
      heading: 'More u svakoj kapi',
      text: 'Minerali Jadrana za kožu koja pamti ljeto.',
      button: { kind: 'url', href: '/shop', label: 'U trgovinu' },
    },
    mobileMeta: { media: { id: SAMPLE_MEDIA.textureGelBubbles } },
    options: { height: 'l', overlay: 'none' },
    mobileOptions: { height: 's', align: 'center' },
  },
  {
    name: 'video',
    meta: {
      media: { id: SAMPLE_MEDIA.loopWaterCausticsPoster },
      video: { id: SAMPLE_MEDIA.loopWaterCaustics },
      videoAlternative: { id: SAMPLE_MEDIA.loopWaterCausticsH264 },
      eyebrow: 'Zimski tjedan',
      heading: 'Koža pamti more i kad je vani bura',
      text: 'Sedam dana njege za suhu zimsku kožu.',
      button: { kind: 'url', href: '/shop', label: 'Pogledajte ponudu' },
    },
    options: { overlay: 'dark', height: 'l' },
  },
  {
    name: 'panel',
    meta: {
      media: { id: SAMPLE_MEDIA.heroSunCareArch, focus: { x: 0.35, y: 0.5 } },
      eyebrow: 'Solenta',
      heading: 'Zaštita koja se ne osjeti',
      text: 'Lagane teksture SPF 30 i 50 za lice i tijelo.',
      button: { kind: 'category', slug: 'zastita-od-sunca', label: 'Zaštitite se' },
    },
    options: { layout: 'panel', align: 'end' },
  },
  {
    name: 'split',
    meta: {
      media: { id: SAMPLE_MEDIA.heroDermoSerums, focus: { x: 0.08, y: 0.6 } },
      eyebrow: 'Jadraderm',
      heading: 'Dermatologija, pojednostavljena',
      text: 'Četiri seruma s provjerenim koncentracijama. Naši magistri pomoći će vam odabrati pravi.',
      button: { kind: 'category', slug: 'njega-lica', label: 'Pronađite svoj serum' },
      secondButton: { kind: 'url', href: '/objave', label: 'Pročitajte vodič' },
    },
    options: { layout: 'split', surface: 'deep', height: 'm' },
  },
  {
    name: 'centred',
    meta: {
      media: { id: SAMPLE_MEDIA.textureCreamSwirl },
      eyebrow: 'Klub Bonaca',
      heading: 'Bodovi za svaku kupnju',
      text: 'Za svaki potrošeni euro jedan bod, za sto bodova pet eura.',
      button: { kind: 'url', href: '/registracija', label: 'Učlanite se' },
    },
    options: { align: 'center', height: 's' },
  },
];
