import { part, textPart } from '#blocks/_fixtures/parts.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const button = (id: string, href: string, label: string) =>
  part(id, 'button', { link: { kind: 'url', href, label } }, { space: 's' });

export const popupExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    slots: {
      content: [
        part('prozor-naslov', 'heading', { text: 'Niste sigurni što odabrati?' }, { space: 's' }),
        textPart(
          'prozor-tekst',
          'Naša magistra odgovara na pitanja o koži i predlaže rutinu koja vam odgovara.',
        ),
        button('prozor-gumb', '/kontakt', 'Pitajte magistru'),
      ],
    },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: { name: 'Hinweis zu Öffnungszeiten, Lieferung und Rücksendungen während der Feiertage' },
    options: { rule: 'return', every: 'session', size: 'l' },
    slots: {
      content: [
        part('dugi-naslov', 'heading', {
          text: 'Während der Feiertage antworten wir langsamer und liefern an weniger Tagen aus',
        }),
        textPart(
          'dugi-tekst',
          'Unsere Beratung ist in dieser Zeit vormittags erreichbar. Bestellungen nehmen wir jederzeit an und verpacken sie in der Reihenfolge ihres Eingangs. Bitte bedenken Sie, dass auch die Zustelldienste mehr zu tun haben als sonst.',
          'Rücksendungen nehmen wir nach den Feiertagen entgegen; die Frist verlängert sich entsprechend.',
        ),
        button('dugi-gumb', '/dostava', 'Alle Informationen zu Lieferung und Rücksendung'),
      ],
    },
  },
  {
    name: 'mobile-overrides',
    options: { rule: 'leave' },
    slots: {
      content: [
        part(
          'mobitel-naslov',
          'heading',
          { text: 'Prije nego što odete' },
          { size: 'm', space: 's' },
        ),
        textPart('mobitel-tekst', 'Košarica vas čeka i na drugom uređaju kad se prijavite.'),
      ],
    },
    mobileOptions: { space: 's' },
  },
  {
    name: 'at-once',
    options: { delay: 0, every: 'session', size: 's' },
    slots: {
      content: [
        part('odmah-naslov', 'heading', { text: 'Budimo u kontaktu' }, { space: 's' }),
        textPart('odmah-tekst', 'Jednom mjesečno šaljemo savjete za njegu i novosti iz trgovine.'),
        button('odmah-gumb', '/kontakt', 'Javite nam se'),
      ],
    },
  },
];
