import { defineTexts } from '#runtime/i18n/texts.ts';

export const emailConfirmationTexts = defineTexts({
  hr: {
    title: 'Potvrda emaila',
    description:
      'Stranica iza poveznica iz poruka: kaže što je potvrđeno, vodi dalje ili preuzima datoteku.',
    fields: {
      confirmedTitle: 'Naslov kad je email potvrđen',
      askedTitle: 'Naslov kad email treba potvrditi',
      link: 'Kamo dalje',
    },
    ui: {
      confirmed: 'E-mail potvrđen',
      confirm: 'Potvrdite e-mail',
      redirecting: 'Preusmjeravanje…',
      continue: 'Nastavite',
      fileTitle: 'Vaša datoteka',
      downloading: 'Preuzimanje…',
      downloaded: 'Datoteka je preuzeta.',
      downloadFailed: 'Preuzimanje nije uspjelo. Pokušajte ponovno.',
      download: 'Preuzmite datoteku',
      home: 'Na naslovnicu',
    },
  },
  en: {
    title: 'E-mail confirmation',
    description:
      'The page behind links of mails: says what is confirmed, leads on or downloads a file.',
    fields: {
      confirmedTitle: 'Title when the e-mail is confirmed',
      askedTitle: 'Title when the e-mail is to be confirmed',
      link: 'Where to go on',
    },
    ui: {
      confirmed: 'E-mail confirmed',
      confirm: 'Confirm your e-mail',
      redirecting: 'Redirecting you…',
      continue: 'Continue',
      fileTitle: 'Your file',
      downloading: 'Downloading…',
      downloaded: 'The file has been downloaded.',
      downloadFailed: 'The download failed. Please try again.',
      download: 'Download the file',
      home: 'To the home page',
    },
  },
  de: {
    title: 'E-Mail-Bestätigung',
    description:
      'Die Seite hinter Links aus E-Mails: sagt, was bestätigt ist, leitet weiter oder lädt eine Datei.',
    fields: {
      confirmedTitle: 'Titel, wenn die E-Mail bestätigt ist',
      askedTitle: 'Titel, wenn die E-Mail zu bestätigen ist',
      link: 'Wohin es weitergeht',
    },
    ui: {
      confirmed: 'E-Mail bestätigt',
      confirm: 'Bestätigen Sie Ihre E-Mail',
      redirecting: 'Sie werden weitergeleitet…',
      continue: 'Weiter',
      fileTitle: 'Ihre Datei',
      downloading: 'Wird heruntergeladen…',
      downloaded: 'Die Datei wurde heruntergeladen.',
      downloadFailed: 'Das Herunterladen ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
      download: 'Datei herunterladen',
      home: 'Zur Startseite',
    },
  },
});
