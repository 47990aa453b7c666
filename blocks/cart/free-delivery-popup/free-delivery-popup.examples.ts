import type { BlockExample } from '#runtime/define-block.ts';

const data = { amount: '50,00\u00a0€' };

export const freeDeliveryPopupExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      label: 'Besplatna dostava iznad {amount}',
      title: 'Za narudžbe iznad {amount} dostavu plaćamo mi',
      text: 'Iznos se računa nakon popusta i vrijedi za cijelu Hrvatsku, uključujući otoke.',
      link: { kind: 'page', slug: 'dostava', label: 'Uvjeti dostave' },
    },
    data,
  },
  { name: 'empty', data },
  {
    name: 'long-text',
    meta: {
      label: 'Besplatna dostava na kućnu adresu ili paketomat za sve narudžbe iznad {amount}',
      title: 'Za sve narudžbe čija je vrijednost nakon popusta iznad {amount} dostavu plaćamo mi',
      text: 'Iznos se računa nakon svih popusta i bez poklon bona. Ponuda vrijedi za cijelu Hrvatsku, uključujući otoke, i za sve načine plaćanja. Za dostavu u druge zemlje Europske unije cijena se računa prema težini paketa i vidljiva je prije plaćanja. Narudžbe zaprimljene radnim danom do 14 sati šaljemo isti dan, a one zaprimljene vikendom prvi sljedeći radni dan.',
      link: {
        kind: 'page',
        slug: 'dostava',
        label: 'Pročitajte sve uvjete dostave i povrata robe',
      },
    },
    data: { amount: '1.250,00\u00a0€' },
  },
  {
    name: 'mobile-overrides',
    meta: { label: 'Besplatna dostava iznad {amount}' },
    mobileMeta: { label: 'Dostava 0 € iznad {amount}' },
    data,
  },
];
