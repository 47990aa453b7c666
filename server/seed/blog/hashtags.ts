import type { NewHashtagItem } from '#server/modules/content/social/index.ts';

export const SAMPLE_HASHTAG = 'bonacanjega';

/** Own pictures of the sample shop, in their order. */
export const sampleHashtagItems: readonly Pick<NewHashtagItem, 'mediaId' | 'text' | 'link'>[] = [
  {
    mediaId: 93,
    text: 'Pet koraka i jedna kava. Jutro može početi polako.',
    link: '/jutarnji-ritual-u-pet-mirnih-koraka',
  },
  {
    mediaId: 92,
    text: 'Sapun koji je čekao šest tjedana, i lavanda koja nije.',
    link: '/rucno-radeni-sapun',
  },
  {
    mediaId: 94,
    text: 'Kadulja, lavanda, smilje. Naš mali herbarij.',
    link: '/mali-herbarij-nase-ljekarne',
  },
  {
    mediaId: 95,
    text: 'Tekstura za dane kad koža traži mir.',
    link: '/sto-kozi-znaci-zastitna-barijera',
  },
  {
    mediaId: 82,
    text: 'Dva prsta za lice i vrat. I kad je oblačno.',
    link: '/zastitni-faktor-za-jadransko-ljeto',
  },
  { mediaId: 98, text: 'Kap ulja za kraj, na još vlažnu kosu.', link: '/kosa-nakon-mora' },
];
