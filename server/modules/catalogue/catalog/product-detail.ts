import type { Locale } from '#domain/locales.ts';
import { serverTexts } from '#locales/server-texts.ts';
import type { Product } from '#schemas/api/catalog.ts';
import type { ProductDetail } from '#schemas/api/product.ts';
import type { Media } from '#schemas/media.ts';
import { NotFound } from '#server/errors.ts';
import type { MediaService } from '#server/modules/content/media/index.ts';
import { descriptionHtml } from './description-html.ts';
import { toldFree } from './for-sale.ts';
import { toDecimal } from './money.ts';
import type { ProductPlace, ProductRepository } from './product.repository.ts';
import type {
  ChosenRow,
  DetailQuery,
  DetailRepository,
  DetailRow,
  OptionRow,
  VariantAttributeRow,
} from './product-detail.repository.ts';
import type { ProductLists } from './product-list.ts';

interface Parts {
  products: ProductRepository;
  details: DetailRepository;
  lists: Pick<ProductLists, 'read' | 'view'>;
  media: Pick<MediaService, 'byIds'>;
}

type StorePlace = ProductPlace & Pick<DetailQuery, 'storeId'>;

export type ProductDetails = ReturnType<typeof createProductDetails>;

/** Whole products, as their pages show them. */
export function createProductDetails({ products, details, lists, media }: Parts) {
  /** Those that are sold, with their variants; withdrawn ones and those without a price are left out. */
  async function many(query: DetailQuery & StorePlace): Promise<ProductDetail[]> {
    const found = await details.details(query);
    const ids = [...new Set(found.flatMap(({ id, variant_ids }) => [id, ...variant_ids]))];
    const known = await lists.read(query, ids);
    const rows = new Map(known.map(({ row }) => [row.id, row]));
    const views = new Map((await lists.view(query, known)).map((view) => [view.id, view]));
    const chosen = await details.chosen(ids, query.locale);
    const swatches = await picturesOf(
      query,
      found.flatMap((detail) => detail.variant_attributes),
    );
    const withAttributes = (id: number) => {
      const view = views.get(id);
      const own = chosen.filter((one) => one.product_id === id);
      const attributes = own.map((one) => toAttribute(one, query.locale));
      return view ? [{ ...view, attributeSet: { attributes } }] : [];
    };
    return found.flatMap((detail) => {
      const [own] = withAttributes(detail.id);
      const row = rows.get(detail.id);
      if (!(own && row)) return [];
      const variants = detail.variant_ids.flatMap(withAttributes);
      return {
        ...own,
        ...textsOf(detail, own),
        ...choicesOf(detail, variants, swatches),
        vatRate: row.vat_basis_points / 100,
        free: toldFree(detail.free),
      };
    });
  }

  return {
    /** Throws `NotFound` when it is withdrawn, has no price, or is not sold in the store. */
    async get(query: DetailQuery & StorePlace): Promise<ProductDetail> {
      const [product] = await many(query);
      if (!product) throw new NotFound();
      return product;
    },

    /** Whole products in the order of their ids; those that `get` does not find are left out. */
    async byIds(place: StorePlace, ids: readonly number[]): Promise<ProductDetail[]> {
      const found = new Map((await many({ ...place, ids })).map((each) => [each.id, each]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },

    /** Bundles that hold the product, with the members that are missing (G-050). */
    async bundlesWith(place: ProductPlace, id: number) {
      const known = await products.rows(place, [id]);
      if (known.length === 0) throw new NotFound();
      const bundles = await details.bundlesWith(place.siteId, id);
      const rows = await products.rows(
        place,
        bundles.map((bundle) => bundle.id),
      );
      const missing = new Map(bundles.map((bundle) => [bundle.id, bundle.missing]));
      return rows
        .map((row) => ({
          id: row.id,
          available: row.available,
          missing: missing.get(row.id) ?? [],
        }))
        .sort((a, b) => a.id - b.id);
    },

    isStoreOf: (siteId: number, storeId: number) => details.isStoreOf(siteId, storeId),
  };

  async function picturesOf(
    { siteId, locale }: ProductPlace,
    attributes: readonly VariantAttributeRow[],
  ): Promise<Readonly<Record<number, Media>>> {
    const ids = attributes.flatMap(({ values }) => values.flatMap(({ mediaId }) => mediaId ?? []));
    return ids.length > 0 ? media.byIds(siteId, ids, locale) : {};
  }
}

type Choices = Pick<
  ProductDetail,
  'associatedProducts' | 'associatedProductsAttributes' | 'customOptions'
>;

function textsOf(detail: DetailRow, { brand }: Pick<Product, 'brand'>) {
  const { manufacturer, contact } = detail;
  return {
    brand: { ...brand, manufacturer, contact },
    description: descriptionHtml(detail.description),
    shortDescription: detail.short_description,
    notices: detail.notices,
  };
}

function choicesOf(
  detail: DetailRow,
  variants: Choices['associatedProducts'],
  swatches: Readonly<Record<number, Media>>,
): Choices {
  return {
    associatedProducts: variants,
    associatedProductsAttributes: detail.variant_attributes.map((attribute) =>
      toVariantAttribute(attribute, swatches),
    ),
    customOptions: detail.options.map(toCustomOption),
  };
}

const DAY_MS = 86_400_000;

function toAttribute(row: ChosenRow, locale: Locale) {
  return {
    attributeCode: row.code,
    label: row.label,
    value: row.value_id === null ? numberText(row, locale) : (row.value ?? ''),
    valueId: row.value_id,
  };
}

function numberText({ type, number, unit }: ChosenRow, locale: Locale): string {
  const value = number ?? 0;
  switch (type) {
    case 'yesNo':
      return serverTexts(locale).facets[value === 1 ? 'yes' : 'no'];
    case 'date':
    case 'dateTime':
      return new Date(value * DAY_MS).toISOString().slice(0, 10);
    default:
      return `${value.toLocaleString(locale)} ${unit}`.trim();
  }
}

function toVariantAttribute(
  { code, label, type, customClass, values }: VariantAttributeRow,
  pictures: Readonly<Record<number, Media>>,
): ProductDetail['associatedProductsAttributes'][number] {
  return {
    attributeCode: code,
    label,
    inputType: type,
    customClass,
    values: values.map((value) => {
      const picture = value.mediaId === null ? undefined : pictures[value.mediaId];
      return {
        id: value.id,
        value: picture?.path ?? value.color ?? value.label,
        label: value.label,
        isMedia: picture !== undefined,
        shopDefault: value.shopDefault,
      };
    }),
  };
}

/** A custom option as the API shows it. */
export function toCustomOption(option: OptionRow): ProductDetail['customOptions'][number] {
  return {
    id: option.id,
    kind: option.kind,
    option_type: option.kind === 'numberField' ? 'number' : 'text',
    option_title: option.title,
    required: option.required,
    maxLength: option.maxLength,
    custom_option_values: option.values.map(({ label, sku, priceCents, color }) => ({
      label,
      sku,
      price: toDecimal(priceCents ?? 0),
      color,
    })),
  };
}
