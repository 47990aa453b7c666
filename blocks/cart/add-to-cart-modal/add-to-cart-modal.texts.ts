import { defineTexts } from '#runtime/i18n/texts.ts';

export const addToCartModalTexts = defineTexts({
  hr: {
    title: 'Prozor nakon dodavanja',
    description: 'Otvara se kad kupac doda proizvod: što je u košarici, zbroj i put dalje.',
    fields: {
      title: 'Naslov',
      goOn: 'Gumb za naplatu',
      keepShopping: 'Gumb za nastavak kupovine',
      relatedTitle: 'Naslov preporuka',
      selectedProductIds: 'Preporučeni proizvodi',
    },
    ui: {
      title: 'Proizvod uspješno dodan u košaricu!',
      inCart_one: 'U košarici je {{count}} artikl',
      inCart_few: 'U košarici su {{count}} artikla',
      inCart_other: 'U košarici je {{count}} artikala',
      empty: 'Vaša je košarica prazna',
      sum: 'Zbroj',
      note: 'S PDV-om, bez dostave.',
      goOn: 'Nastavi na naplatu',
      keepShopping: 'Nastavi kupovinu',
      related: 'Moglo bi vas zanimati',
    },
  },
  en: {
    title: 'Window after adding',
    description: 'Opens when a shopper adds a product: what is in the cart, its sum, the way on.',
    fields: {
      title: 'Title',
      goOn: 'Button to the checkout',
      keepShopping: 'Button to go on shopping',
      relatedTitle: 'Title of the suggestions',
      selectedProductIds: 'Suggested products',
    },
    ui: {
      title: 'The product is in your cart!',
      inCart_one: '{{count}} article in your cart',
      inCart_few: '{{count}} articles in your cart',
      inCart_other: '{{count}} articles in your cart',
      empty: 'Your cart is empty',
      sum: 'Sum',
      note: 'VAT included, without delivery.',
      goOn: 'Go to the checkout',
      keepShopping: 'Keep shopping',
      related: 'You may also like',
    },
  },
  de: {
    title: 'Fenster nach dem Hinzufügen',
    description:
      'Öffnet sich, wenn ein Artikel hinzugefügt wurde: Inhalt des Warenkorbs, Summe, Weiterweg.',
    fields: {
      title: 'Titel',
      goOn: 'Schaltfläche zur Kasse',
      keepShopping: 'Schaltfläche zum Weitershoppen',
      relatedTitle: 'Titel der Empfehlungen',
      selectedProductIds: 'Empfohlene Artikel',
    },
    ui: {
      title: 'Der Artikel liegt im Warenkorb!',
      inCart_one: '{{count}} Artikel im Warenkorb',
      inCart_few: '{{count}} Artikel im Warenkorb',
      inCart_other: '{{count}} Artikel im Warenkorb',
      empty: 'Ihr Warenkorb ist leer',
      sum: 'Summe',
      note: 'Inkl. MwSt., ohne Versand.',
      goOn: 'Weiter zur Kasse',
      keepShopping: 'Weiter einkaufen',
      related: 'Das könnte Sie interessieren',
    },
  },
});
