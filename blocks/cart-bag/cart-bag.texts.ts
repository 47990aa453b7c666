import { defineTexts } from '#runtime/i18n/texts.ts';

export const cartBagTexts = defineTexts({
  hr: {
    title: 'Košarica u zaglavlju',
    description: 'Poveznica na košaricu s brojem proizvoda.',
    fields: { label: 'Naziv', icon: 'Ikona', showTotal: 'Prikaži iznos' },
    choices: { icon: { bag: 'Vrećica', basket: 'Košara' } },
    ui: { cart: 'Košarica', total: 'Iznos:' },
  },
  en: {
    title: 'Cart bag',
    description: 'A link to the cart with the number of products.',
    fields: { label: 'Label', icon: 'Icon', showTotal: 'Show the amount' },
    choices: { icon: { bag: 'Bag', basket: 'Basket' } },
    ui: { cart: 'Cart', total: 'Amount:' },
  },
  de: {
    title: 'Warenkorb im Kopfbereich',
    description: 'Ein Link zum Warenkorb mit der Zahl der Artikel.',
    fields: { label: 'Beschriftung', icon: 'Symbol', showTotal: 'Betrag anzeigen' },
    choices: { icon: { bag: 'Tasche', basket: 'Korb' } },
    ui: { cart: 'Warenkorb', total: 'Betrag:' },
  },
});
