import type { FastifyInstance } from 'fastify';
import type { TProperties } from 'typebox';
import type { AdminEndpoints } from '#schemas/api/admin-endpoints.ts';
import { NotFound } from '#server/errors.ts';
import { authorOf } from '#server/modules/operations/history/index.ts';
import { toRecords } from '#server/paging.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { CustomersOfAnotherSite, ProductsOfAnotherSite } from './admin.errors.ts';
import { queryOf } from './admin-query.ts';
import { areaOfRecords, keepChanges, type RecordHistory } from './record-history.ts';
import type { Fields, RecordStore } from './record-store.ts';

/** What a kind may add to the plain keeping of records. */
export interface KindRules {
  /** Calls that make no sense for the kind are not there. */
  without?: readonly ('create' | 'delete')[];
  /** What a new record has where nothing is said. */
  defaults?(ctx: CallContext): Promise<Fields>;
  /** Looks at what is to be stored; throws a clear failure. `id` is null for a new record. */
  check?(ctx: CallContext, fields: Fields, id: number | null): Promise<void> | void;
  /** Belongs to the products, so a site that sells those of another makes none. */
  isOfCatalogue?: true;
  /** Belongs to the customers, so a site that knows those of another makes none. */
  isOfCustomers?: true;
  /** Cache tags of a record that changed. */
  tags(id: number): string[];
}

/** Registers the calls of one kind of record; `kept`: its fields are settings, whose changes are written down. */
export function adminKind<W extends TProperties>(
  app: FastifyInstance,
  endpoints: AdminEndpoints<W>,
  records: RecordStore,
  rules: KindRules,
  kept?: RecordHistory,
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

  const store = kept ? keepChanges(kept) : records.update;
  async function update(ctx: CallContext, id: number, fields: Fields, author = authorOf(ctx)) {
    const before = found(await records.find(ctx, id));
    await rules.check?.(ctx, { ...before, ...fields }, id);
    const record = found(await store(ctx, id, fields, author));
    await changed(id);
    return record;
  }

  app.implement(endpoints.update, ({ params, body }, ctx) =>
    update(ctx, params.id, fieldsOf(body)),
  );
  kept?.historyDesk.area(
    areaOfRecords({ area: kept.area, records, write: endpoints.write, update }),
  );

  if (!without.has('create')) {
    app.implement(endpoints.create, async ({ body }, ctx) => {
      if (rules.isOfCatalogue) requireOwnCatalogue(ctx);
      if (rules.isOfCustomers) requireOwnCustomers(ctx);
      const fields = { ...(await rules.defaults?.(ctx)), ...fieldsOf(body) };
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

/** Throws `CustomersOfAnotherSite`. */
export function requireOwnCustomers({ site }: Pick<CallContext, 'site'>) {
  if (site.customersId !== site.id) throw new CustomersOfAnotherSite();
}

function found(record: Fields | null): Fields {
  if (!record) throw new NotFound();
  return record;
}

/** The body was checked against the schema of the kind: an object without foreign members. */
function fieldsOf(body: unknown): Fields {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
