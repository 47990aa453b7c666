import type { Shop } from '#server/app.ts';
import {
  attributesOf,
  brandsOf,
  categoriesOf,
  productsOf,
  tagsOf,
} from './catalogue.repository.ts';
import {
  consentsOf,
  elementsOf,
  fontsOf,
  navigationsOf,
  picturesOf,
  settingsOf,
} from './content.repository.ts';
import { namesOf } from './names.repository.ts';
import {
  blogOf,
  deliveryOf,
  leftOut,
  mailTextsOf,
  paymentOf,
  redirectsOf,
} from './shop.repository.ts';

/** One file of a preset. */
export interface PresetFile {
  name: string;
  bytes: Buffer;
}

/** A site as a preset. */
export interface PresetExport {
  /** In the order they are written; pictures are read one at a time. */
  files(): AsyncGenerator<PresetFile>;
  /** How many records of each kind are not part of it, and pictures whose file is missing. */
  leftOut: Record<string, number>;
  counts: { elements: number; products: number; pictures: number };
}

const json = (name: string, content: unknown): PresetFile => ({
  name: `${name}.json`,
  bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
});

/** A file that is only there where it holds something. */
const jsonOfSome = (name: string, content: readonly unknown[]): PresetFile[] =>
  content.length > 0 ? [json(name, content)] : [];

/**
 * What shoppers see of a site, with its pictures, in the format `izlog/preset@1`. Nothing of it has
 * an id of this installation; orders, people, codes and secrets stay behind.
 */
export async function exportPreset(shop: Shop, siteId: number): Promise<PresetExport> {
  const { app, services } = shop;
  const { db } = app;
  const { store } = await services.directory.contextOf(siteId);
  const { content: rules } = await app.entry();
  const names = await namesOf(db, siteId);
  const place = { siteId, storeId: store.id, currencyId: store.currencyId };
  const elements = await elementsOf(db, siteId, names, rules);
  const pictures = await picturesOf(db, siteId, names);
  const fonts = await fontsOf(db, siteId);
  const products = await productsOf(db, place, names);
  const documents = [
    json(
      'preset',
      await settingsOf(
        db,
        place,
        names,
        elements.map(({ name }) => name),
      ),
    ),
    json('navigations', await navigationsOf(db, siteId, names)),
    json('consents', await consentsOf(db, siteId)),
    ...jsonOfSome('redirects', await redirectsOf(db, siteId)),
    ...jsonOfSome('mail-texts', await mailTextsOf(db, siteId)),
    ...elements.map(({ name, content }) => json(`elements/${name}`, content)),
    json('catalog/brands', await brandsOf(db, siteId)),
    json('catalog/tags', await tagsOf(db, siteId, names)),
    json('catalog/categories', await categoriesOf(db, siteId, names)),
    json('catalog/attributes', await attributesOf(db, siteId, names)),
    json('catalog/products', products),
    json('blog', await blogOf(db, siteId, names)),
    json('shop/delivery-methods', await deliveryOf(db, store.id)),
    json('shop/payment-methods', await paymentOf(db, store.id)),
    ...jsonOfSome(
      'fonts/manifest',
      fonts.map(({ entry }) => entry),
    ),
    json('media/manifest', { items: pictures.map(({ entry }) => entry) }),
  ];
  const { storage } = services.mediaFiles.stores;
  return {
    leftOut: await leftOut(db, siteId),
    counts: { elements: elements.length, products: products.length, pictures: pictures.length },
    async *files() {
      yield* documents;
      for (const { key, entry } of fonts) {
        const bytes = await storage.read(key);
        if (!bytes) throw new Error(`Izlog: the font ${entry.file} (${key}) is missing.`);
        yield { name: `fonts/${entry.file}`, bytes };
      }
      for (const { key, entry } of pictures) {
        const bytes = await storage.read(key);
        if (!bytes)
          throw new Error(`Izlog: the picture ${entry.originalName} (${key}) is missing.`);
        yield { name: `media/${entry.file}`, bytes };
      }
    },
  };
}
