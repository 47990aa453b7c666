import { type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { LOCALES } from '#domain/locales.ts';
import { nullable, rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';
import { pagingShape, recordsOf } from './envelope.ts';

const idParams = Type.Object({ id: rowIdSchema });

/** A text in every language; the default language has to be there. */
export function textsSchema(maxLength: number) {
  const text = Type.String({ maxLength });
  const [first, ...others] = LOCALES;
  return Type.Object(
    {
      [first]: Type.String({ minLength: 1, maxLength }),
      ...Object.fromEntries(others.map((locale) => [locale, Type.Optional(text)])),
    },
    { additionalProperties: false },
  );
}

/** A text that may be missing in every language. */
export function optionalTextsSchema(maxLength: number) {
  const text = Type.Optional(Type.String({ maxLength }));
  return Type.Object(Object.fromEntries(LOCALES.map((locale) => [locale, text])), {
    additionalProperties: false,
  });
}

const filterBody = Type.Object(
  {
    ...pagingShape,
    keywords: Type.Optional(Type.String({ maxLength: 200 })),
    filters: Type.Optional(
      Type.Array(
        Type.Object(
          {
            key: Type.String({ maxLength: 40 }),
            value: nullable(
              Type.Union([Type.String({ maxLength: 200 }), Type.Integer(), Type.Boolean()]),
            ),
          },
          { additionalProperties: false },
        ),
        { maxItems: 10 },
      ),
    ),
    sort: Type.Optional(
      Type.Object(
        { param: Type.String({ maxLength: 40 }), order: Type.Enum(['asc', 'desc']) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);

/** The calls that run one kind of record of the shop (G-107). */
export interface AdminEndpoints<Write extends TProperties = TProperties> {
  kind: string;
  write: TObject<Write>;
  filter: ReturnType<typeof filterOf>;
  get: ReturnType<typeof getOf>;
  create: ReturnType<typeof createOf>;
  update: ReturnType<typeof updateOf>;
  remove: ReturnType<typeof removeOf>;
}

/** Declares one call of a kind; `filters` name fields that must be equal. */
export const filterOf = <R extends TSchema>(kind: string, record: R) =>
  defineEndpoint({
    key: `admin.${kind}.filter`,
    method: 'POST',
    path: `/api/v1/admin/${kind}/filter`,
    summary: `List records: ${kind}`,
    access: 'backoffice',
    body: filterBody,
    data: recordsOf(record),
  });
/** Declares one call of a kind. */
export const getOf = <R extends TSchema>(kind: string, record: R) =>
  defineEndpoint({
    key: `admin.${kind}.get`,
    method: 'GET',
    path: `/api/v1/admin/${kind}/get/:id`,
    summary: `Read a record: ${kind}`,
    access: 'backoffice',
    params: idParams,
    data: record,
  });
/** Declares one call of a kind. */
export const createOf = <R extends TSchema, W extends TObject>(kind: string, record: R, write: W) =>
  defineEndpoint({
    key: `admin.${kind}.create`,
    method: 'POST',
    path: `/api/v1/admin/${kind}/create`,
    summary: `Make a record: ${kind}`,
    access: 'backoffice',
    body: write,
    data: record,
  });
/** Declares one call of a kind. */
export const updateOf = <R extends TSchema, W extends TObject>(kind: string, record: R, write: W) =>
  defineEndpoint({
    key: `admin.${kind}.update`,
    method: 'PATCH',
    path: `/api/v1/admin/${kind}/update/:id`,
    summary: `Change a record: ${kind}`,
    access: 'backoffice',
    params: idParams,
    body: write,
    data: record,
  });
/** Declares one call of a kind. */
export const removeOf = (kind: string) =>
  defineEndpoint({
    key: `admin.${kind}.delete`,
    method: 'DELETE',
    path: `/api/v1/admin/${kind}/delete/:id`,
    summary: `Delete a record: ${kind}`,
    access: 'backoffice',
    params: idParams,
    data: Type.Object({}),
  });

/**
 * Declares the five calls of a kind. A record is what is written plus `id`; an update names only
 * what changes. 404 for an unknown id, 409 ALREADY_EXISTS and IN_USE.
 */
export function adminEndpoints<Write extends TProperties>(
  kind: string,
  write: TObject<Write>,
): AdminEndpoints<Write> {
  const record = Type.Object({ id: Type.Integer(), ...write.properties });
  const partial = Type.Partial(write, { additionalProperties: false, minProperties: 1 });
  return {
    kind,
    write,
    filter: filterOf(kind, record),
    get: getOf(kind, record),
    create: createOf(kind, record, write),
    update: updateOf(kind, record, partial),
    remove: removeOf(kind),
  };
}
