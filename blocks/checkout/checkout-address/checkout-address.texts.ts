import { defineTexts } from '#runtime/i18n/texts.ts';

export const checkoutAddressTexts = defineTexts({
  hr: {
    title: 'Adresa dostave i kupca',
    description: 'Podaci za dostavu i, ako je netko drugi, tko plaća.',
    fields: {
      title: 'Naslov',
    },
    ui: {
      title: 'Podaci za dostavu',
      different: 'Račun glasi na drugu osobu ili adresu',
      payer: 'Podaci kupca',
      keep: 'Spremite adrese u moj profil',
      exists: 'Račun s ovim emailom već postoji. Prijavite se ili upišite drugi email.',
      emailFault: 'Upišite ispravan email, npr. ime@primjer.hr',
    },
  },
  en: {
    title: 'Delivery address and payer',
    description: 'Where to deliver and, where it is somebody else, who pays.',
    fields: {
      title: 'Title',
    },
    ui: {
      title: 'Delivery details',
      different: 'The invoice goes to another person or address',
      payer: 'Details of the payer',
      keep: 'Save the addresses in my profile',
      exists: 'There is an account with this email already. Log in or enter another one.',
      emailFault: 'Enter a valid email, such as name@example.com',
    },
  },
  de: {
    title: 'Liefer- und Rechnungsadresse',
    description: 'Wohin geliefert wird und wer zahlt, falls jemand anderes.',
    fields: {
      title: 'Titel',
    },
    ui: {
      title: 'Lieferdaten',
      different: 'Die Rechnung geht an eine andere Person oder Adresse',
      payer: 'Daten des Käufers',
      keep: 'Adressen in meinem Profil speichern',
      exists:
        'Zu dieser E-Mail gibt es schon ein Konto. Melden Sie sich an oder nehmen Sie eine andere.',
      emailFault: 'Geben Sie eine gültige E-Mail ein, z. B. name@beispiel.de',
    },
  },
});
