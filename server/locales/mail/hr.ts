/** Croatian texts of mails; `server/modules/operations/mail/mail-translate.ts` looks them up. */
export const hr = {
  hello: 'Dobar dan,',
  helloName: 'Dobar dan, {{name}},',
  linkFallback: 'Ako gumb ne radi, otvorite ovu adresu u pregledniku: {{href}}',
  reasonAccount: 'Ovu ste poruku dobili jer je netko vašu adresu upisao u trgovini {{shop}}.',
  reasonOrder: 'Ovu ste poruku dobili jer ste kupovali u trgovini {{shop}}.',

  'verify.subject': 'Potvrdite svoju e-mail adresu',
  'verify.preheader': 'Još samo jedan korak do vašeg računa.',
  'verify.heading': 'Još samo jedan korak',
  'verify.text':
    'hvala što ste otvorili račun u trgovini {{shop}}. Potvrdite da je ova adresa vaša i račun je spreman.',
  'verify.button': 'Potvrdi adresu',
  'verify.note':
    'Poveznica vrijedi 24 sata. Ako niste otvorili račun, ovu poruku slobodno zanemarite.',

  'reset.subject': 'Nova lozinka',
  'reset.preheader': 'Odaberite novu lozinku u sljedećih sat vremena.',
  'reset.heading': 'Odaberite novu lozinku',
  'reset.text':
    'zatražena je nova lozinka za vaš račun u trgovini {{shop}}. Odaberite je klikom na gumb.',
  'reset.button': 'Nova lozinka',
  'reset.note':
    'Poveznica vrijedi 60 minuta i može se upotrijebiti jednom. Ako niste tražili novu lozinku, ne morate ništa učiniti: stara i dalje vrijedi.',

  'newsletter.subject': 'Potvrdite prijavu na newsletter',
  'newsletter.preheader': 'Jedan klik i prijavljeni ste.',
  'newsletter.heading': 'Potvrdite prijavu',
  'newsletter.text':
    'Drago nam je što želite primati novosti, savjete i ponude trgovine {{shop}}. Potvrdite prijavu klikom na gumb.',
  'newsletter.button': 'Potvrdi prijavu',
  'newsletter.note':
    'Poveznica vrijedi 7 dana. Ako se niste prijavili, ovu poruku zanemarite i nećemo vam više pisati.',
  'newsletter.leave': 'Odjaviti se možete u svakom trenutku: {{href}}',
  'newsletter.reason':
    'Ovu ste poruku dobili jer je vaša adresa upisana u obrazac za newsletter trgovine {{shop}}.',

  'availability.subject': 'Ponovno dostupno: {{product}}',
  'availability.preheader': 'Proizvod koji ste čekali ponovno je na zalihi.',
  'availability.heading': 'Ponovno je dostupno',
  'availability.text':
    'Proizvod koji ste čekali ponovno je na zalihi. Količina je ograničena i ne možemo je rezervirati.',
  'availability.button': 'Pogledaj proizvod',
  'availability.reason':
    'Ovu ste poruku dobili jer ste zatražili obavijest o dostupnosti. To je jedina obavijest o tom proizvodu.',

  'contact.subject': 'Upit s web-stranice: {{name}}',
  'contact.preheader': 'Novi upit iz obrasca za kontakt.',
  'contact.heading': 'Novi upit',
  'contact.name': 'Ime',
  'contact.email': 'E-mail',
  'contact.date': 'Poslano',
  'contact.reason': 'Na ovu poruku možete odgovoriti izravno: odgovor ide pošiljatelju upita.',

  'order.subject': 'Narudžba {{number}}: zaprimili smo je',
  'order.preheader': 'Hvala na narudžbi. Pregled je u poruci, a dokument u privitku.',
  'order.heading': 'Hvala na narudžbi',
  'order.text': 'zaprimili smo vašu narudžbu {{number}}. Dokument je u privitku ove poruke.',
  'order.transfer':
    'Plaćate uplatom na račun. Podatke za uplatu i kôd za skeniranje naći ćete u privitku; robu šaljemo kad uplata stigne.',
  'order.paid': 'Uplata je primljena.',
  'order.download': 'Preuzmi: {{name}}',
  'order.downloads': 'Vaše datoteke možete preuzeti ovdje. Poveznice su samo za vas.',
  'order.pickup': 'Preuzimanje',
  'order.delivery': 'Dostava',
  'order.payment': 'Plaćanje',
  'order.items': 'Proizvodi',
  'order.coupon': 'Kupon',
  'order.fees': 'Naknade',
  'order.total': 'Ukupno s PDV-om',
  'order.file': 'narudzba',

  'orderPaid.subject': 'Narudžba {{number}}: uplata je primljena',
  'orderPaid.preheader': 'Hvala, vaša je uplata stigla.',
  'orderPaid.heading': 'Uplata je primljena',
  'orderPaid.text':
    'primili smo uplatu za narudžbu {{number}}. Pripremamo je za vas; račun je u privitku.',

  'page.back': 'Natrag u trgovinu',
  'page.gone': 'Poveznica više ne vrijedi',
  'page.goneText': 'Istekla je ili je već upotrijebljena.',
  'page.confirmHeading': 'Prijava na newsletter',
  'page.confirmText': 'Želite li primati newsletter na ovu adresu?',
  'page.confirmButton': 'Potvrdi prijavu',
  'page.confirmedText': 'Vaša je prijava na newsletter potvrđena.',
  'page.leaveHeading': 'Odjava s newslettera',
  'page.leaveText': 'Želite li prestati primati newsletter?',
  'page.leaveButton': 'Odjavi me',
  'page.left': 'Odjavljeni ste',
  'page.leftText': 'Više vam nećemo slati newsletter.',
};

/** Texts of mails; every language has the same keys. */
export type MailTexts = Record<keyof typeof hr, string>;
