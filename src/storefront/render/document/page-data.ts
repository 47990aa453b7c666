import { assets } from 'virtual:izlog-assets';
import { EURO } from '#domain/commerce/money.ts';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { CAPTCHA_FORMS } from '#domain/web/captcha.ts';
import type { Namespaces } from '#locales/site-texts.ts';
import { isRecord } from '#runtime/content/json.ts';
import type { PlacedIsland } from '#runtime/islands/server-islands.tsx';
import { pageHref } from '#runtime/links/page-href.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import { forPictures } from '#runtime/render/picture-sources.ts';
import type { Media } from '#schemas/media.ts';
import type { PageData } from '../../browser/page/page-data.ts';
import type { RenderJob } from '../sections/render-job.ts';

/** What the browser's scripts need of a page; written once as JSON at the end of its body. */
export function pageData(
  job: RenderJob,
  page: {
    validators: readonly string[];
    enhancers: readonly string[];
    islands: readonly PlacedIsland[];
    media: (id: number) => Media | undefined;
  },
): PageData {
  const { request, site, ports } = job;
  const { islands } = page;
  const { locale, mainLocale } = request;
  const names = [...new Set(islands.map(({ name }) => name))];
  return {
    locale,
    path: request.path,
    mobileView: job.mobileView,
    api: {
      base: '',
      siteId: site.siteId,
      storeId: site.storeId,
      apiKey: site.apiKey,
      languageCode: locale,
    },
    currencyId: site.currency.id,
    ...(site.currency.symbol !== EURO && { symbol: site.currency.symbol }),
    cartType: site.cartType,
    cartHref: pageHref(pathOf('cart', locale), { locale, mainLocale, mobileView: job.mobileView }),
    ...(mainLocale !== DEFAULT_LOCALE && { mainLocale }),
    captcha: ports.captcha && { settings: ports.captcha, forms: CAPTCHA_FORMS },
    offline: job.t('loader:offline'),
    added: job.t('loader:done'),
    sharedTexts: assets.texts[locale]?.url ?? null,
    texts: textsFor(job, names),
    actions: withDeps(assets.actions),
    forms: withDeps(assets.forms),
    lists: withDeps(assets.lists),
    hydrate: islands.length > 0 ? withDeps(assets.hydrate) : null,
    islands: Object.fromEntries(
      names.flatMap((name) => {
        const asset = assets.islands[name];
        return asset ? [[name, withDeps(asset)]] : [];
      }),
    ),
    props: Object.fromEntries(islands.map(({ id, props }) => [id, props])),
    media: mediaOf(islands, page.media),
    ...(page.enhancers.length > 0 && { enhancers: enhancersOf(page.enhancers) }),
    validators: Object.fromEntries(
      page.validators.flatMap((name) => {
        const asset = assets.validators[name];
        return asset ? [[name, asset.url]] : [];
      }),
    ),
  };
}

function enhancersOf(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const asset = assets.enhancers[name];
      return asset ? [[name, asset.url]] : [];
    }),
  );
}

function withDeps({ url, deps }: { url: string; deps: readonly string[] }): string[] {
  return [url, ...deps];
}

/** What scripts may say beyond the file of texts: what all pages share, and the blocks whose islands are here. */
function textsFor({ texts, request }: RenderJob, islandNames: readonly string[]): Namespaces {
  const owners = islandNames.map((name) => assets.islands[name]?.owner ?? '');
  const held = assets.texts[request.locale]?.namespaces ?? [];
  return Object.fromEntries(
    ['loader', 'common', ...owners].flatMap((namespace) => {
      const found = held.includes(namespace) ? undefined : texts[namespace];
      return found ? [[namespace, found]] : [];
    }),
  );
}

/** Records of the pictures that the islands' props refer to. */
function mediaOf(
  islands: readonly PlacedIsland[],
  media: (id: number) => Media | undefined,
): Record<number, Media> {
  const records: Record<number, Media> = {};
  const visit = (value: unknown) => {
    if (Array.isArray(value)) {
      value.forEach(visit);
      return;
    }
    if (!isRecord(value)) return;
    const id = mediaRefId(value);
    const record = id === null ? undefined : media(id);
    if (record) records[record.id] = forPictures(record);
    else Object.values(value).forEach(visit);
  };
  for (const { props } of islands) visit(props);
  return records;
}

const MEDIA_REF_KEYS = new Set(['id', 'alt', 'focus']);

function mediaRefId(value: Record<string, unknown>): number | null {
  const isRef = Object.keys(value).every((key) => MEDIA_REF_KEYS.has(key));
  return isRef && typeof value['id'] === 'number' ? value['id'] : null;
}
