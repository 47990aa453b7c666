import type { FastifyInstance } from 'fastify';
import { adminSaveVariants, adminVariants } from '#schemas/api/admin-variant.ts';
import { NotFound } from '#server/errors.ts';
import type { VariantDesk } from './variants.ts';

/** The calls about the variants of a product. */
export function adminProductVariants(app: FastifyInstance, variants: VariantDesk) {
  app.implement(adminVariants, async ({ params }, ctx) => {
    const found = await variants.read(ctx, params.id);
    if (!found) throw new NotFound();
    return found;
  });

  app.implement(adminSaveVariants, async ({ params, body }, ctx) => {
    const saved = await variants.save(ctx, params.id, body);
    if (!saved) throw new NotFound();
    const changed = [params.id, ...saved.variants.map(({ id }) => id), ...body.remove];
    await app.bus.publish(['products', ...changed.map((id) => `product:${id}`)]);
    return saved;
  });
}
