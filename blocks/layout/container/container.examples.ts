import { part, textPart } from '#blocks/_fixtures/parts.ts';
import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const button = (id: string, href: string, label: string) =>
  part(id, 'button', { link: { kind: 'url', href, label } }, { space: 's' });

export const containerExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    options: { ground: 'tint', rounded: true },
    slots: {
      content: [
        part('okvir-naslov', 'heading', { text: 'Savjetovalište za kožu' }),
        textPart(
          'okvir-tekst',
          'Petnaest minuta s magistrom, bez naručivanja i bez obveze kupnje. Ponesite proizvode koje već koristite.',
        ),
        button('okvir-gumb', '/kontakt', 'Dogovorite termin'),
      ],
    },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: { media: { id: SAMPLE_MEDIA.bannerBathroomShelfSage, alt: '' } },
    options: { width: 'full', padding: 'l', height: 'm', align: 'center', space: 'none' },
    slots: {
      content: [
        part('slika-naslov', 'heading', {
          text: 'Kadulja koju beremo ručno, suši se u hladu i u bočicu stiže tek u rujnu',
        }),
        textPart(
          'slika-tekst',
          'Tri mjeseca čekanja ne možemo skratiti, ali možemo pokazati što se u njima događa: kako se list suši, kako se mjeri ulje i zašto svaka serija miriše malo drukčije.',
        ),
        button('slika-gumb', '/objave', 'Pročitajte cijelu priču o kadulji'),
      ],
    },
  },
  {
    name: 'mobile-overrides',
    options: { ground: 'sand', width: 'measure', padding: 'l' },
    mobileOptions: { padding: 's' },
    slots: {
      content: [textPart('uski-tekst', 'Na malom zaslonu oko ovog teksta ima manje zraka.')],
    },
  },
  {
    name: 'overlapping',
    options: { ground: 'night', overlap: 'm', rounded: true, width: 'measure', sticky: true },
    slots: {
      content: [
        part('preko-naslov', 'heading', { text: 'Klub Bonaca' }, { size: 's', align: 'center' }),
        textPart('preko-tekst', 'Bodovi za svaku kupnju i dar za rođendan.'),
      ],
    },
  },
  {
    name: 'video',
    meta: {
      media: { id: SAMPLE_MEDIA.loopWaterCausticsPoster, alt: '' },
      video: { id: SAMPLE_MEDIA.loopWaterCaustics },
      videoAlternative: { id: SAMPLE_MEDIA.loopWaterCausticsH264 },
    },
    options: { height: 'm', align: 'center', rounded: true },
    slots: {
      content: [
        part('voda-naslov', 'heading', { text: 'Minerali iz mirnog mora' }),
        textPart('voda-tekst', 'Voda koju smirimo prije nego što uđe u kremu.'),
      ],
    },
  },
];
