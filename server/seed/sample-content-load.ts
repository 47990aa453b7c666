import type { ElementContent } from '#schemas/content/element.ts';
import type { Shop } from '#server/app.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { linkPages, loginPages, profilePage } from './content/account-pages.ts';
import { cartPage } from './content/cart-page.ts';
import { checkoutPages } from './content/checkout-pages.ts';
import { cookieElement, footerElement, headerElement } from './content/chrome.ts';
import {
  eventTemplate,
  notFoundTemplate,
  postTemplate,
  searchPage,
} from './content/found-pages.ts';
import { homePage, type MasterIds } from './content/home.ts';
import { promiseMaster, seasonMaster } from './content/masters.ts';
import { aboutPage, textPages } from './content/pages.ts';
import { blogPage, postCategoriesPage } from './content/post-pages.ts';
import { productTemplate } from './content/product-template.ts';
import { categoryTemplate, shopPage } from './content/shop-pages.ts';
import type { SampleLookup } from './sample-data.repository.ts';

type Known = Awaited<ReturnType<SampleLookup['elements']>>;

/**
 * Header, footer, cookie notice, masters, template and pages, all published. The home page comes
 * last: once it exists, everything it links to does.
 */
export async function loadContent(
  shop: Shop,
  ctx: CallContext,
  lookup: SampleLookup,
): Promise<void> {
  const known = await lookup.elements();
  const load = (content: ElementContent) => loadElement(shop, ctx, known, content);

  const ids: MasterIds = { season: await load(seasonMaster), promise: await load(promiseMaster) };
  for (const content of [headerElement, footerElement, cookieElement]) await load(content);
  await shop.services.site.saveOption(
    ctx.site.id,
    'DefaultProductTemplate',
    await load(productTemplate(ids)),
  );
  await shop.services.site.saveOption(
    ctx.site.id,
    'DefaultCategoryTemplate',
    await load(categoryTemplate(ids)),
  );
  const templates = {
    DefaultPostTemplate: postTemplate,
    DefaultEventTemplate: eventTemplate,
    DefaultNotFoundTemplate: notFoundTemplate,
  };
  for (const [option, content] of Object.entries(templates)) {
    await shop.services.site.saveOption(ctx.site.id, option, await load(content));
  }
  await shop.app.bus.publish(['options']);
  for (const content of [...loginPages, ...linkPages, profilePage, ...textPages])
    await load(content);
  for (const content of checkoutPages) await load(content);
  for (const content of [shopPage, cartPage, blogPage, postCategoriesPage, searchPage])
    await load(content);
  for (const content of [aboutPage(ids), homePage(ids)]) await load(content);
}

/** Id of the element; made and published unless an interrupted run did so. */
async function loadElement(
  shop: Shop,
  ctx: CallContext,
  known: Known,
  content: ElementContent,
): Promise<number> {
  const same = known.find((row) => isSame(row, content));
  const id = same?.id ?? (await shop.services.content.create(ctx, content)).id;
  if (same?.status !== 'published') await shop.services.content.publish(ctx, id);
  return id;
}

function isSame(row: Known[number], content: ElementContent): boolean {
  return (
    row.type === content.type &&
    row.handler === content.handler &&
    row.slug === content.slug &&
    row.title === content.meta['title']
  );
}
