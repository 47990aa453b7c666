import type { FastifyInstance } from 'fastify';
import { DEFAULT_LOCALE } from '#schemas/primitives.ts';
import type { LookUpProducts } from './cart.service.ts';

/** Products as a cart sees them, from catalogue and media library. */
export function createLookUp({
  catalog,
  media,
}: Pick<FastifyInstance, 'catalog' | 'media'>): LookUpProducts {
  return async ({ site, locale }, ids, currencyId) => {
    const rows = ids.length > 0 ? await catalog.productsForSale(site.id, ids, currencyId) : [];
    const pictures = await media.byIds(
      site.id,
      rows.flatMap((row) => row.media_ids),
      locale,
    );
    return new Map(
      rows.map((row) => [
        row.id,
        {
          id: row.id,
          name: row.names[locale] ?? row.names[DEFAULT_LOCALE] ?? '',
          slug: row.slug,
          retailCents: row.retail_cents,
          finalCents: row.discount_cents ?? row.retail_cents,
          // A configurable product is sold as one of its variants; the fee product is not for carts (S6).
          isAvailable: row.visible && row.format !== 'configurable' && row.stock !== 0,
          media: row.media_ids.flatMap((id) => pictures[id] ?? []),
        },
      ]),
    );
  };
}
