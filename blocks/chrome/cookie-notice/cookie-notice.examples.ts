import type { BlockExample } from '#runtime/define-block.ts';

const data = { isOn: true };
const link = { kind: 'page', slug: 'zastita-podataka', label: 'Zaštita podataka' };

export const cookieNoticeExamples: readonly BlockExample[] = [
  { name: 'typical', meta: { link }, data },
  { name: 'empty', data },
  {
    name: 'long-text',
    meta: {
      title: 'Wir verwenden Cookies und ähnliche Technologien, ganz nach Ihrer Wahl',
      text: 'Notwendige Cookies bewahren Ihren Warenkorb, Ihre Anmeldung und Ihre Spracheinstellung und schützen den Shop vor Missbrauch. Alle übrigen Cookies, mit denen wir die Nutzung des Shops auswerten oder Ihnen passende Angebote zeigen, setzen wir ausschließlich mit Ihrer Zustimmung. Diese Zustimmung ist freiwillig und kann jederzeit mit Wirkung für die Zukunft widerrufen werden.',
      link: { ...link, label: 'Datenschutzerklärung und Cookie-Richtlinie' },
      necessary: 'Warenkorb, Anmeldung, Sicherheit und Spracheinstellung.',
      categories: [
        {
          key: 'statistics',
          title: 'Statistik und Leistungsmessung',
          description:
            'Sie zeigen uns ohne Namen, welche Seiten und Produkte hilfreich sind und wo etwas nicht funktioniert.',
        },
        {
          key: 'marketing',
          title: 'Marketing und Personalisierung',
          description: 'Sie zeigen Angebote, die zu Ihren Interessen passen.',
        },
      ],
    },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { link },
    mobileMeta: {
      text: 'Nužni kolačići čuvaju košaricu i prijavu. Ostale postavljamo samo uz vaš pristanak.',
    },
    data,
  },
  { name: 'card', meta: { link }, options: { position: 'card' }, data },
];
