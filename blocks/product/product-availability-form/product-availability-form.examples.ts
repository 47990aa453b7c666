import type { BlockExample } from '#runtime/define-block.ts';

const data = {
  productId: 7,
  consents: [
    {
      name: 'obavijest-o-dostupnosti',
      html: 'Slažem se da mi jednom pišete čim proizvod ponovno bude dostupan.',
      isRequired: false,
    },
  ],
};

export const productAvailabilityFormExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['product:sold-out'], data },
  {
    name: 'empty',
    met: ['product:simple', 'product:configurable', 'product:bundle', 'product:custom'],
    data: { productId: null, consents: [] },
  },
  {
    name: 'long-text',
    meta: {
      title: 'Ovaj proizvod trenutačno dozrijeva u našem laboratoriju',
      text: 'Radimo ga u malim serijama i svaka odleži tri tjedna. Ostavite email pa ćemo vam se javiti istoga dana kad nova serija dođe na policu; drugo vam nećemo slati.',
      button: 'Javite mi čim stigne nova serija',
    },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Javimo vam kad nova serija stigne?' },
    mobileMeta: { title: 'Javimo vam?' },
    data: { ...data, consents: [] },
  },
];
