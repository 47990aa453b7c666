/** Media ids of the brand's drawings. */
const LOGO = 99;

/** A CMS option and the picture that belongs to it. */
export interface SampleOption {
  key: string;
  value: unknown;
  media?: number;
}

/**
 * Options of the sample shop (SITE-09). `GoogleTagManagerId` is left out on purpose: without
 * it no tag is added to a page (SITE-10). `Seller` is on documents and mails.
 * `DefaultProductTemplate` comes with the content.
 */
export const sampleOptions: readonly SampleOption[] = [
  { key: 'HomePageSlug', value: 'naslovnica' },
  { key: 'DefaultLanguage', value: 'hr' },
  { key: 'AllowedLanguages', value: ['hr', 'en', 'de'] },
  { key: 'ThemeNavigations', value: ['main', 'footer'] },
  { key: 'Logo', value: 'Bonaca', media: LOGO },
  { key: 'CopyrightText', value: '© {year} Bonaca, ljekarna i njega. Sva prava pridržana.' },
  { key: 'NumberOfStars', value: 5 },
  { key: 'CanCommentOnBlog', value: true },
  { key: 'CanAddReviews', value: true },
  { key: 'RequireAdminPublishing', value: true },
  { key: 'OneUserOneComment', value: true },
  { key: 'UserCanEditComment', value: true },
  { key: 'RequireRatingForComment', value: true },
  { key: 'RequireCommentForRating', value: false },
  { key: 'AnonymousCanMultipleReview', value: false },
  { key: 'AutoGenerateSiteMap', value: true },
  {
    key: 'SiteMapOptions',
    value: {
      pages: true,
      products: true,
      categories: true,
      posts: true,
      terms: true,
      events: true,
    },
  },
  { key: 'CookieNotice', value: true },
  { key: 'CacheEnabled', value: true },
  { key: 'ContactRecipients', value: ['savjet@bonaca.test'] },
  {
    key: 'Seller',
    value: {
      name: 'Bonaca d.o.o.',
      street: 'Obala hrvatskog preporoda 7',
      place: '21000 Split',
      oib: '12345678903',
      email: 'narudzbe@bonaca.test',
      iban: 'HR1210010051863000160',
    },
  },
];
