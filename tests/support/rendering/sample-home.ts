import { sampleCategories } from '#blocks/_fixtures/categories.ts';
import { sampleNavigation } from '#blocks/_fixtures/navigation.ts';
import { samplePosts } from '#blocks/_fixtures/posts.ts';
import { sampleProducts } from '#blocks/_fixtures/products.ts';
import { sampleMedia } from '#tests/support/sample-media.ts';
import type { FakeSite } from './fake-ports.ts';
import { sampleElements } from './sample-elements.ts';

const MEDIA_IDS = Array.from({ length: 120 }, (_, index) => index + 1);

/** Records as the API lists them: as many as are asked for, repeated under other ids where the fixtures are short. */
function listOf<T extends object>(records: readonly T[], input: unknown) {
  const { limit = records.length } = (input as { body?: { limit?: number } }).body ?? {};
  const some = Array.from({ length: limit }, (_, index) => ({
    ...records[index % records.length],
    id: index + 1,
  }));
  return { records: some, totalPages: 1, totalRecords: some.length, page: 1, limit };
}

/** The home page of the sample shop, from its seed and the fixtures of the blocks. */
export const sampleHome: FakeSite = {
  pages: { '/': sampleElements.home },
  statics: {
    'header-section': sampleElements.header,
    'footer-section': sampleElements.footer,
    'cookie-section': sampleElements.cookieNotice,
  },
  masters: Object.fromEntries(
    [sampleElements.season, sampleElements.promise].map((element) => [element.id, element]),
  ),
  media: Object.fromEntries(
    MEDIA_IDS.flatMap((id) => {
      const record = sampleMedia(id);
      return record ? [[id, record]] : [];
    }),
  ),
  answers: {
    'catalog.filterProducts': (input) => listOf(sampleProducts, input),
    'catalog.filterCategories': () => listOf(sampleCategories, {}),
    'catalog.filterTags': () => listOf([], {}),
    'blog.filterPosts': (input) => listOf(samplePosts, input),
    'blog.filterTerms': () => listOf([], {}),
    'finder.languageAddresses': () => ({
      languages: ['hr', 'en', 'de'].map((locale) => ({
        locale,
        path: `/pocetna-${locale}`,
        isTranslated: true,
      })),
      elementId: null,
      isMissing: false,
    }),
    'site.navigationTree': () => sampleNavigation,
    'site.freeDeliveryAmount': () => ({ price: 50 }),
    'site.filterOptions': () => listOf([], {}),
    'site.currencyConfig': () => {
      const euro = { id: 1, label: 'EUR', symbol: '€' };
      return { responseData: { mainCurrency: euro, allowedCurrencies: [euro] } };
    },
  },
};
