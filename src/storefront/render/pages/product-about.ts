import { sharedPath } from '#runtime/render/picture-sources.ts';
import type { ProductDetail } from '#schemas/api/product.ts';
import type { LinkedThing } from '../document/head.ts';
import { plainText, shorten } from '../document/plain-text.ts';
import type { About } from './pages.tsx';

const IN_STOCK = 'https://schema.org/InStock';
const OUT_OF_STOCK = 'https://schema.org/OutOfStock';

/** Title, description and picture of a product's page. */
export function aboutProduct(product: ProductDetail): Partial<About> {
  const [picture] = product.media;
  return {
    title: product.name,
    description: shorten(textOf(product)),
    image: picture ? sharedPath(picture) : '',
  };
}

/** The product as schema.org describes it; of variants the range of their prices. `currency` by ISO 4217. */
export function productThing(
  product: ProductDetail,
  { url, origin, currency }: { url: string; origin: string; currency: string },
): LinkedThing {
  const { name, sku, brand, media } = product;
  const description = textOf(product);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    url,
    sku,
    ...(description === '' ? {} : { description }),
    ...(brand.name === '' ? {} : { brand: { '@type': 'Brand', name: brand.name } }),
    ...(media.length === 0 ? {} : { image: media.map((one) => origin + sharedPath(one)) }),
    offers: offersOf(product, url, currency),
  };
}

/** The way from home to a page. */
export function breadcrumbList(steps: readonly { name: string; url: string }[]): LinkedThing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

function offersOf(product: ProductDetail, url: string, priceCurrency: string): LinkedThing {
  const { available, finalPrice, associatedProducts: variants } = product;
  const common = {
    priceCurrency,
    availability: available ? IN_STOCK : OUT_OF_STOCK,
    url,
  };
  const prices = variants.map((variant) => variant.finalPrice);
  if (new Set(prices).size < 2) {
    return { '@type': 'Offer', price: (prices[0] ?? finalPrice).toFixed(2), ...common };
  }
  return {
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...prices).toFixed(2),
    highPrice: Math.max(...prices).toFixed(2),
    offerCount: prices.length,
    ...common,
  };
}

/** The short description, else the words of the long one. */
function textOf({ shortDescription, description }: ProductDetail): string {
  return plainText(shortDescription === '' ? description : shortDescription);
}
