import type { FastifyInstance } from 'fastify';
import type { TProperties } from 'typebox';
import type { AdminEndpoints } from '#schemas/api/admin-endpoints.ts';
import { NotFound } from '#server/errors.ts';
import { toRecords } from '#server/paging.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { ProductsOfAnotherSite } from './admin.errors.ts';
import { queryOf } from './admin-query.ts';
import type { Fields, RecordStore } from './record-store.ts';

/** What a kind may add to the plain keeping of records. */
export interface KindRules {
  /** Calls that make no sense for the kind are not there. */
  without?: readonly ('create' | 'delete')[];
  /** Looks at what is to be stored; throws a clear failure. `id` is null for a new record. */
  check?(ctx: CallContext, fields: Fields, id: number | null): Promise<void> | void;
  /** Belongs to the products, so a site that sells those of another makes none. */
  isOfCatalogue?: true;
  /** Cache tags of a record that changed. */
  tags(id: number): string[];
}

/** Registers the calls of one kind of record. */
export function adminKind<W extends TProperties>(
  app: FastifyInstance,
  endpoints: AdminEndpoints<W>,
  records: RecordStore,
  rules: KindRules,
) {
  const changed = async (id: unknown) => {
    await app.bus.publish(rules.tags(Number(id)));
  };
  const without = new Set(rules.without ?? []);

  app.implement(endpoints.filter, async ({ body }, ctx) => {
    const query = queryOf(body, records.fields);
    const { rows, total } = await records.page(ctx, query);
    return toRecords(rows, total, query);
  });

  app.implement(endpoints.get, async ({ params }, ctx) =>
    found(await records.find(ctx, params.id)),
  );

  app.implement(endpoints.update, async ({ params, body }, ctx) => {
    const fields = fieldsOf(body);
    const before = found(await records.find(ctx, params.id));
    await rules.check?.(ctx, { ...before, ...fields }, params.id);
    const record = found(await records.update(ctx, params.id, fields));
    await changed(params.id);
    return record;
  });

  if (!without.has('create')) {
    app.implement(endpoints.create, async ({ body }, ctx) => {
      if (rules.isOfCatalogue) requireOwnCatalogue(ctx);
      const fields = fieldsOf(body);
      await rules.check?.(ctx, fields, null);
      const record = await records.insert(ctx, fields);
      await changed(record['id']);
      return record;
    });
  }

  if (!without.has('delete')) {
    app.implement(endpoints.remove, async ({ params }, ctx) => {
      if (!(await records.remove(ctx, params.id))) throw new NotFound();
      await changed(params.id);
      return {};
    });
  }
}

/** Throws `ProductsOfAnotherSite`. */
export function requireOwnCatalogue({ site }: Pick<CallContext, 'site'>) {
  if (site.catalogueId !== site.id) throw new ProductsOfAnotherSite();
}

function found(record: Fields | null): Fields {
  if (!record) throw new NotFound();
  return record;
}

/** The body was checked against the schema of the kind: an object without foreign members. */
function fieldsOf(body: unknown): Fields {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
