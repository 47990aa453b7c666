/** The makers, with what the law wants to be known of them (GPSR). Names and addresses are invented. */
export const sampleBrands = [
  {
    slug: 'bonaca',
    name: 'Bonaca',
    manufacturer: 'Ljekarna Bonaca d.o.o., Obala palih 4, 23000 Zadar, Hrvatska',
    contact: 'pitajte@bonaca.example',
  },
  {
    slug: 'biljna',
    name: 'Biljna',
    manufacturer: 'Biljna radionica j.d.o.o., Put smilja 18, 51556 Martinšćica, Hrvatska',
    contact: 'radionica@biljna.example',
  },
  {
    slug: 'jadraderm',
    name: 'Jadraderm',
    manufacturer: 'Jadraderm laboratorij d.o.o., Ulica algi 27, 21000 Split, Hrvatska',
    contact: 'struka@jadraderm.example',
  },
  {
    slug: 'kadulja',
    name: 'Kadulja',
    manufacturer: 'Kadulja d.o.o., Škoj 3, 53291 Novalja, Hrvatska',
    contact: 'info@kadulja.example',
  },
  {
    slug: 'lavandra',
    name: 'Lavandra',
    manufacturer: 'Lavandra obrt, Brusje 41, 21450 Hvar, Hrvatska',
    contact: 'polja@lavandra.example',
  },
  {
    slug: 'moreva',
    name: 'Moreva',
    manufacturer: 'Moreva kozmetika d.o.o., Solana 9, 23250 Pag, Hrvatska',
    contact: 'more@moreva.example',
  },
  {
    slug: 'solenta',
    name: 'Solenta',
    manufacturer: 'Solenta d.o.o., Riva 12, 52210 Rovinj, Hrvatska',
    contact: 'sunce@solenta.example',
  },
] as const;
