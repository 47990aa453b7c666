import { defineTexts } from '#runtime/i18n/texts.ts';

export const productGalleryTexts = defineTexts({
  hr: {
    title: 'Galerija proizvoda',
    description: 'Slike proizvoda čija je stranica otvorena.',
    fields: { ratio: 'Omjer slike', layout: 'Raspored', zoom: 'Uvećanje' },
    choices: {
      ratio: { '1 / 1': '1:1', '4 / 5': '4:5', '3 / 4': '3:4' },
      layout: { grid: 'Mreža', strip: 'Traka' },
    },
    ui: {
      label: 'Slike proizvoda',
      enlarge: 'Uvećaj sliku {{index}} od {{count}}',
      noPicture: 'Slika uskoro',
    },
  },
  en: {
    title: 'Product gallery',
    description: 'Pictures of the product whose page is open.',
    fields: { ratio: 'Ratio of a picture', layout: 'Layout', zoom: 'Enlarge' },
    choices: {
      ratio: { '1 / 1': '1:1', '4 / 5': '4:5', '3 / 4': '3:4' },
      layout: { grid: 'Grid', strip: 'Strip' },
    },
    ui: {
      label: 'Product pictures',
      enlarge: 'Enlarge picture {{index}} of {{count}}',
      noPicture: 'Picture to come',
    },
  },
  de: {
    title: 'Produktgalerie',
    description: 'Bilder des Produkts, dessen Seite offen ist.',
    fields: { ratio: 'Seitenverhältnis', layout: 'Anordnung', zoom: 'Vergrößern' },
    choices: {
      ratio: { '1 / 1': '1:1', '4 / 5': '4:5', '3 / 4': '3:4' },
      layout: { grid: 'Raster', strip: 'Streifen' },
    },
    ui: {
      label: 'Produktbilder',
      enlarge: 'Bild {{index}} von {{count}} vergrößern',
      noPicture: 'Bild folgt',
    },
  },
});
