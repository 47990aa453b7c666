import type { MailTexts } from './hr.ts';

/** German texts of mails. */
export const de: MailTexts = {
  hello: 'Guten Tag,',
  helloName: 'Guten Tag {{name}},',
  linkFallback:
    'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse im Browser: {{href}}',
  reasonAccount: 'Sie erhalten diese Nachricht, weil Ihre Adresse bei {{shop}} eingegeben wurde.',
  reasonOrder: 'Sie erhalten diese Nachricht, weil Sie bei {{shop}} eingekauft haben.',

  'verify.subject': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'verify.preheader': 'Nur noch ein Schritt zu Ihrem Konto.',
  'verify.heading': 'Nur noch ein Schritt',
  'verify.text':
    'vielen Dank, dass Sie ein Konto bei {{shop}} eröffnet haben. Bestätigen Sie, dass diese Adresse Ihnen gehört, und Ihr Konto ist bereit.',
  'verify.button': 'Adresse bestätigen',
  'verify.note':
    'Der Link gilt 24 Stunden. Falls Sie kein Konto eröffnet haben, ignorieren Sie diese Nachricht einfach.',

  'reset.subject': 'Neues Passwort',
  'reset.preheader': 'Wählen Sie innerhalb der nächsten Stunde ein neues Passwort.',
  'reset.heading': 'Neues Passwort wählen',
  'reset.text':
    'für Ihr Konto bei {{shop}} wurde ein neues Passwort angefordert. Wählen Sie es über die Schaltfläche.',
  'reset.button': 'Neues Passwort',
  'reset.note':
    'Der Link gilt 60 Minuten und nur einmal. Falls Sie kein neues Passwort angefordert haben, müssen Sie nichts tun: Das alte gilt weiterhin.',

  'newsletter.subject': 'Bestätigen Sie Ihre Newsletter-Anmeldung',
  'newsletter.preheader': 'Ein Klick und Sie sind angemeldet.',
  'newsletter.heading': 'Anmeldung bestätigen',
  'newsletter.text':
    'Schön, dass Sie Neuigkeiten, Tipps und Angebote von {{shop}} erhalten möchten. Bestätigen Sie Ihre Anmeldung über die Schaltfläche.',
  'newsletter.button': 'Anmeldung bestätigen',
  'newsletter.note':
    'Der Link gilt 7 Tage. Falls Sie sich nicht angemeldet haben, ignorieren Sie diese Nachricht; wir schreiben Ihnen nicht wieder.',
  'newsletter.leave': 'Sie können sich jederzeit abmelden: {{href}}',
  'newsletter.reason':
    'Sie erhalten diese Nachricht, weil Ihre Adresse im Newsletter-Formular von {{shop}} eingegeben wurde.',

  'availability.subject': 'Wieder verfügbar: {{product}}',
  'availability.preheader': 'Der Artikel, auf den Sie gewartet haben, ist wieder auf Lager.',
  'availability.heading': 'Wieder verfügbar',
  'availability.text':
    'Der Artikel, auf den Sie gewartet haben, ist wieder auf Lager. Die Menge ist begrenzt und kann nicht reserviert werden.',
  'availability.button': 'Artikel ansehen',
  'availability.reason':
    'Sie erhalten diese Nachricht, weil Sie um Benachrichtigung gebeten haben. Es ist die einzige zu diesem Artikel.',

  'contact.subject': 'Anfrage von der Website: {{name}}',
  'contact.preheader': 'Eine neue Anfrage aus dem Kontaktformular.',
  'contact.heading': 'Neue Anfrage',
  'contact.name': 'Name',
  'contact.email': 'E-Mail',
  'contact.date': 'Gesendet',
  'contact.reason': 'Sie können direkt antworten: Die Antwort geht an die anfragende Person.',

  'order.subject': 'Bestellung {{number}}: bei uns eingegangen',
  'order.preheader':
    'Vielen Dank für Ihre Bestellung. Die Übersicht steht hier, das Dokument liegt bei.',
  'order.heading': 'Vielen Dank für Ihre Bestellung',
  'order.text':
    'Ihre Bestellung {{number}} ist bei uns eingegangen. Das Dokument liegt dieser Nachricht bei.',
  'order.transfer':
    'Sie zahlen per Überweisung. Die Angaben und einen Code zum Scannen finden Sie im Anhang; wir versenden, sobald die Zahlung eingegangen ist.',
  'order.paid': 'Ihre Zahlung ist eingegangen.',
  'order.download': 'Herunterladen: {{name}}',
  'order.downloads': 'Ihre Dateien stehen bereit. Die Links sind nur für Sie.',
  'order.pickup': 'Abholung',
  'order.delivery': 'Lieferung',
  'order.payment': 'Zahlung',
  'order.items': 'Artikel',
  'order.coupon': 'Gutschein',
  'order.fees': 'Gebühren',
  'order.total': 'Gesamt inkl. MwSt.',
  'order.file': 'bestellung',

  'orderPaid.subject': 'Bestellung {{number}}: Zahlung eingegangen',
  'orderPaid.preheader': 'Vielen Dank, Ihre Zahlung ist eingegangen.',
  'orderPaid.heading': 'Zahlung eingegangen',
  'orderPaid.text':
    'die Zahlung für Ihre Bestellung {{number}} ist eingegangen. Wir bereiten sie für Sie vor; die Rechnung liegt bei.',

  'page.back': 'Zurück zum Shop',
  'page.gone': 'Dieser Link gilt nicht mehr',
  'page.goneText': 'Er ist abgelaufen oder wurde schon verwendet.',
  'page.confirmHeading': 'Newsletter-Anmeldung',
  'page.confirmText': 'Möchten Sie den Newsletter an diese Adresse erhalten?',
  'page.confirmButton': 'Anmeldung bestätigen',
  'page.confirmedText': 'Ihre Newsletter-Anmeldung ist bestätigt.',
  'page.leaveHeading': 'Newsletter abbestellen',
  'page.leaveText': 'Möchten Sie den Newsletter nicht mehr erhalten?',
  'page.leaveButton': 'Abmelden',
  'page.left': 'Sie sind abgemeldet',
  'page.leftText': 'Wir senden Ihnen den Newsletter nicht mehr.',
};
