import type { NewEvent } from '#server/modules/content/events/index.ts';

/** What takes place at the sample shop. */
export const sampleEvents: readonly Omit<NewEvent, 'siteId'>[] = [
  {
    titles: {
      hr: 'Dan zdrave kože: mjerenje i savjet u ljekarni',
      en: 'Healthy skin day: measuring and advice at the pharmacy',
      de: 'Tag der gesunden Haut: Messung und Beratung in der Apotheke',
    },
    bodies: {
      hr: `<p>Jednu subotu u proljeću odvojili smo za vašu kožu. Mjerimo vlažnost i masnoću kože, zatim zajedno slažemo jutarnju i večernju njegu od onoga što već imate kod kuće.</p>
<h2>Kako izgleda susret</h2>
<ul><li>mjerenje traje desetak minuta i ne boli,</li><li>savjet je besplatan i ne obvezuje na kupnju,</li><li>ponesite proizvode koje koristite ili njihove fotografije.</li></ul>
<p>Dođite bez šminke ako možete. Ako ne možete, imamo micelarnu vodu.</p>`,
      en: `<p>One Saturday of spring belongs to your skin. We measure how moist and how oily it is, then arrange a morning and an evening routine from what you already have at home.</p>
<ul><li>measuring takes about ten minutes,</li><li>advice is free and binds you to nothing,</li><li>bring the products you use, or pictures of them.</li></ul>`,
      de: `<p>Einen Samstag im Frühling widmen wir Ihrer Haut. Wir messen, wie feucht und wie fettig sie ist, und stellen mit Ihnen die Pflege für morgens und abends zusammen.</p>
<ul><li>die Messung dauert etwa zehn Minuten,</li><li>die Beratung ist kostenlos und unverbindlich,</li><li>bringen Sie Ihre Produkte oder Bilder davon mit.</li></ul>`,
    },
    mediaId: 86,
    startsAt: new Date('2027-03-20T08:00:00Z'),
    endsAt: new Date('2027-03-20T15:00:00Z'),
    attendees: 36,
    published: true,
  },
];
