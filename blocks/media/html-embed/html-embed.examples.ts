import type { BlockExample } from '#runtime/define-block.ts';

const MAP =
  '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=16.435%2C43.505%2C16.447%2C43.512" title="Karta" width="100%" height="420"></iframe>';
const data = { origins: ['https://www.openstreetmap.org'] };

export const htmlEmbedExamples: readonly BlockExample[] = [
  { name: 'typical', meta: { html: MAP, title: 'Karta: kako do naše trgovine' }, data },
  { name: 'empty', data: { origins: [] } },
  {
    name: 'long-text',
    meta: {
      html: '<script src="https://bewertungen.kundenstimmen.example/widget.js"></script><img src="https://bilder.kundenstimmen.example/siegel.png" alt=""><link rel="stylesheet" href="https://schriften.kundenstimmen.example/stil.css">',
      title: 'Bewertungen unserer Kundinnen und Kunden für Pflegeprodukte und Geschenkpakete',
    },
    data: {
      origins: [
        'https://bewertungen.kundenstimmen.example',
        'https://bilder.kundenstimmen.example',
        'https://schriften.kundenstimmen.example',
      ],
    },
  },
  {
    name: 'mobile-overrides',
    meta: { html: MAP, title: 'Karta: kako do naše trgovine' },
    mobileOptions: { height: 320 },
    data,
  },
  {
    name: 'own-code',
    meta: {
      html: '<p>Koliko kreme trebate? <b id="a">2 g</b></p><script>a.title = "za lice i vrat"</script>',
      title: 'Računalo za količinu kreme',
    },
    options: { height: 120 },
    data: { origins: [] },
  },
];
