const hr = {
  'admin.consent.intro':
    'Na što kupci pristaju na obrascima trgovine. Izmijenjen tekst nova je verzija privole; raniji pristanci vrijede za tekst koji je tada stajao.',
  'admin.consent.empty': 'Još nema privola. Dodajte prvu pa je uključite na obrascu.',
  'admin.consent.add': 'Dodaj privolu',
  'admin.consent.change': 'Izmjena privole',
  'admin.consent.versionNote': 'Verzija {{version}}. Izmjena teksta stvara novu.',
  'admin.consent.number': 'Oznaka',
  'admin.consent.numberHint':
    'Slova, brojke, točka, crtica i podvlaka. Nakon brisanja se ne može ponovno upotrijebiti.',
  'admin.consent.numberFault':
    'Upišite oznaku od najviše 60 znakova: slova bez kvačica, brojke, točka, crtica ili podvlaka.',
  'admin.consent.text': 'Tekst',
  'admin.consent.textIn': 'Tekst ({{language}})',
  'admin.consent.textHint':
    'Dopuštene su poveznice: <a href="/uvjeti">uvjeti</a>. Bez teksta na nekom jeziku prikazuje se hrvatski.',
  'admin.consent.textFault': 'Upišite tekst barem na jednom jeziku.',
  'admin.consent.askedBy': 'Obrasci',
  'admin.consent.version': 'Verzija',
  'admin.consent.deleteText':
    'Privola se više neće moći uključiti na obrascu. Dosadašnji pristanci ostaju zabilježeni.',
  'admin.consent.forms': 'Obrasci',
  'admin.consent.formsText': 'Za svaki se obrazac bira koje privole prikazuje i koje su obavezne.',
  'admin.consent.form.newsletter': 'Prijava na newsletter',
  'admin.consent.form.contactForm': 'Kontakt',
  'admin.consent.form.registerForm': 'Registracija',
  'admin.consent.form.checkoutForm': 'Naplata',
  'admin.consent.form.addressForm': 'Adresa',
  'admin.consent.form.productAvailabilityForm': 'Obavijest o dostupnosti',
  'admin.consent.asks_one': '{{count}} privola',
  'admin.consent.asks_few': '{{count}} privole',
  'admin.consent.asks_other': '{{count}} privola',
  'admin.consent.insists_one': '{{count}} obavezna',
  'admin.consent.insists_few': '{{count}} obavezne',
  'admin.consent.insists_other': '{{count}} obaveznih',
  'admin.consent.asksNothing': 'Bez privola',
  'admin.consent.asksNothingYet': 'Obrazac ne traži nijednu privolu.',
  'admin.consent.formIntro':
    'Privole na obrascu stoje ovim redom. Bez obavezne privole obrazac se ne može poslati.',
  'admin.consent.shown': 'Privole na obrascu',
  'admin.consent.others': 'Ostale privole',
  'admin.consent.required': 'Obavezna',
  'admin.consent.ask': 'Uključi',
  'admin.consent.unask': 'Ukloni s obrasca: {{name}}',
  'admin.consent.unsaved': 'Izmjene još nisu spremljene.',
  'admin.consent.noForm': 'Nema takvog obrasca',
  'admin.consent.noFormText': 'Odaberite jedan od obrazaca trgovine:',
};

type Texts = Record<Exclude<keyof typeof hr, `${string}_few`>, string>;

const en: Texts = {
  'admin.consent.intro':
    'What customers agree to on the forms of the shop. A changed text is a new version of the consent; earlier agreements hold for the text that stood there then.',
  'admin.consent.empty': 'There are no consents yet. Add one, then switch it on for a form.',
  'admin.consent.add': 'Add a consent',
  'admin.consent.change': 'Change the consent',
  'admin.consent.versionNote': 'Version {{version}}. A change of the text makes a new one.',
  'admin.consent.number': 'Code',
  'admin.consent.numberHint':
    'Letters, digits, dot, hyphen and underscore. It cannot be used again after deletion.',
  'admin.consent.numberFault':
    'Enter a code of up to 60 characters: plain letters, digits, dot, hyphen or underscore.',
  'admin.consent.text': 'Text',
  'admin.consent.textIn': 'Text ({{language}})',
  'admin.consent.textHint':
    'Links are allowed: <a href="/terms">terms</a>. Where a language has no text, the Croatian one is shown.',
  'admin.consent.textFault': 'Enter the text in one language at least.',
  'admin.consent.askedBy': 'Forms',
  'admin.consent.version': 'Version',
  'admin.consent.deleteText':
    'No form will be able to ask for the consent any more. What customers agreed to stays on record.',
  'admin.consent.forms': 'Forms',
  'admin.consent.formsText': 'Each form has its own consents, some of which may be required.',
  'admin.consent.form.newsletter': 'Newsletter',
  'admin.consent.form.contactForm': 'Contact',
  'admin.consent.form.registerForm': 'Registration',
  'admin.consent.form.checkoutForm': 'Checkout',
  'admin.consent.form.addressForm': 'Address',
  'admin.consent.form.productAvailabilityForm': 'Availability notice',
  'admin.consent.asks_one': '{{count}} consent',
  'admin.consent.asks_other': '{{count}} consents',
  'admin.consent.insists_one': '{{count}} required',
  'admin.consent.insists_other': '{{count}} required',
  'admin.consent.asksNothing': 'No consents',
  'admin.consent.asksNothingYet': 'The form asks for no consent.',
  'admin.consent.formIntro':
    'The form shows its consents in this order. It cannot be sent without a required one.',
  'admin.consent.shown': 'Consents of the form',
  'admin.consent.others': 'Other consents',
  'admin.consent.required': 'Required',
  'admin.consent.ask': 'Use',
  'admin.consent.unask': 'Remove from the form: {{name}}',
  'admin.consent.unsaved': 'Your changes are not saved yet.',
  'admin.consent.noForm': 'There is no such form',
  'admin.consent.noFormText': 'Choose one of the forms of the shop:',
};

const de: Texts = {
  'admin.consent.intro':
    'Worin Kunden auf den Formularen des Shops einwilligen. Ein geänderter Text ist eine neue Version; frühere Einwilligungen gelten für den damaligen Text.',
  'admin.consent.empty':
    'Es gibt noch keine Einwilligungen. Legen Sie eine an und schalten Sie sie für ein Formular ein.',
  'admin.consent.add': 'Einwilligung anlegen',
  'admin.consent.change': 'Einwilligung ändern',
  'admin.consent.versionNote': 'Version {{version}}. Ein geänderter Text ergibt eine neue.',
  'admin.consent.number': 'Kennung',
  'admin.consent.numberHint':
    'Buchstaben, Ziffern, Punkt, Binde- und Unterstrich. Nach dem Löschen nicht wieder verwendbar.',
  'admin.consent.numberFault':
    'Geben Sie eine Kennung mit höchstens 60 Zeichen ein: Buchstaben ohne Umlaute, Ziffern, Punkt, Binde- oder Unterstrich.',
  'admin.consent.text': 'Text',
  'admin.consent.textIn': 'Text ({{language}})',
  'admin.consent.textHint':
    'Links sind erlaubt: <a href="/agb">AGB</a>. Fehlt der Text einer Sprache, wird der kroatische angezeigt.',
  'admin.consent.textFault': 'Geben Sie den Text in mindestens einer Sprache ein.',
  'admin.consent.askedBy': 'Formulare',
  'admin.consent.version': 'Version',
  'admin.consent.deleteText':
    'Kein Formular kann danach noch um diese Einwilligung bitten. Bereits erteilte bleiben gespeichert.',
  'admin.consent.forms': 'Formulare',
  'admin.consent.formsText':
    'Jedes Formular hat eigene Einwilligungen, von denen einige Pflicht sein können.',
  'admin.consent.form.newsletter': 'Newsletter-Anmeldung',
  'admin.consent.form.contactForm': 'Kontakt',
  'admin.consent.form.registerForm': 'Registrierung',
  'admin.consent.form.checkoutForm': 'Kasse',
  'admin.consent.form.addressForm': 'Adresse',
  'admin.consent.form.productAvailabilityForm': 'Verfügbarkeitsmeldung',
  'admin.consent.asks_one': '{{count}} Einwilligung',
  'admin.consent.asks_other': '{{count}} Einwilligungen',
  'admin.consent.insists_one': '{{count}} Pflicht',
  'admin.consent.insists_other': '{{count}} Pflicht',
  'admin.consent.asksNothing': 'Keine Einwilligungen',
  'admin.consent.asksNothingYet': 'Das Formular bittet um keine Einwilligung.',
  'admin.consent.formIntro':
    'Das Formular zeigt die Einwilligungen in dieser Reihenfolge. Ohne eine Pflichteinwilligung lässt es sich nicht senden.',
  'admin.consent.shown': 'Einwilligungen des Formulars',
  'admin.consent.others': 'Weitere Einwilligungen',
  'admin.consent.required': 'Pflicht',
  'admin.consent.ask': 'Verwenden',
  'admin.consent.unask': 'Vom Formular entfernen: {{name}}',
  'admin.consent.unsaved': 'Die Änderungen sind noch nicht gespeichert.',
  'admin.consent.noForm': 'Dieses Formular gibt es nicht',
  'admin.consent.noFormText': 'Wählen Sie eines der Formulare des Shops:',
};

/** Texts of the admin panel: consents. */
export const adminConsentTexts = { hr, en, de };
