import { type TSchema, Type } from 'typebox';

/** Records-style reply (G-032). */
export function recordsOf<T extends TSchema>(record: T) {
  return Type.Object({
    records: Type.Array(record),
    totalPages: Type.Integer({ minimum: 0 }),
    totalRecords: Type.Integer({ minimum: 0 }),
    page: Type.Integer({ minimum: 1 }),
    limit: Type.Integer({ minimum: 0 }),
  });
}

/** List-style reply (G-032): the whole body of an endpoint that is `bare`. */
export function listOf<T extends TSchema>(record: T) {
  return Type.Object({
    data: Type.Array(record),
    pagination: Type.Object({
      lastPage: Type.Integer({ minimum: 1 }),
      total: Type.Integer({ minimum: 0 }),
      page: Type.Integer({ minimum: 1 }),
      limit: Type.Integer({ minimum: 0 }),
      perPage: Type.Integer({ minimum: 0 }),
    }),
  });
}

/** Body of every answer that is not 2xx (G-029). */
export const failureSchema = Type.Object({
  errored: Type.Literal(true),
  statusCode: Type.Integer(),
  message: Type.String(),
  error: Type.Object({
    code: Type.String(),
    payload: Type.Object({ message: Type.String() }, { additionalProperties: true }),
  }),
});

/** Request part of a paged call. */
export const pagingShape = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100000 })),
  limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
};
