import { defineTexts } from '#runtime/i18n/texts.ts';

export const productBuyBoxTexts = defineTexts({
  hr: {
    title: 'Kupnja',
    description: 'Izbor inačice, količina i gumb za košaricu na stranici proizvoda.',
    fields: { note: 'Napomena ispod gumba', showQuantity: 'Izbor količine' },
    ui: {
      choose: 'Izaberite',
      quantity: 'Količina',
      add: 'Dodaj u košaricu',
      less: 'Jedan manje',
      more: 'Jedan više',
      soldOut: 'Rasprodano',
      wish: 'Lista želja',
      unavailable: 'Proizvod trenutačno nije dostupan.',
    },
  },
  en: {
    title: 'Buying',
    description: 'Choice of a variant, quantity and the cart button on a product page.',
    fields: { note: 'Note below the button', showQuantity: 'Choice of quantity' },
    ui: {
      choose: 'Choose',
      quantity: 'Quantity',
      add: 'Add to cart',
      less: 'One less',
      more: 'One more',
      soldOut: 'Sold out',
      wish: 'Wishlist',
      unavailable: 'This product is not available at the moment.',
    },
  },
  de: {
    title: 'Kauf',
    description: 'Wahl der Variante, Menge und Warenkorb-Schaltfläche auf einer Produktseite.',
    fields: { note: 'Hinweis unter der Schaltfläche', showQuantity: 'Wahl der Menge' },
    ui: {
      choose: 'Wählen Sie',
      quantity: 'Menge',
      add: 'In den Warenkorb',
      less: 'Eines weniger',
      more: 'Eines mehr',
      soldOut: 'Ausverkauft',
      wish: 'Wunschliste',
      unavailable: 'Dieses Produkt ist derzeit nicht erhältlich.',
    },
  },
});
