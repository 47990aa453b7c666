import { type Static, Type } from 'typebox';
import { rowIdSchema } from '#schemas/primitives.ts';

/** Most places to collect at that one store keeps. */
export const MAX_BRANCHES = 2000;

/** Longest list of places that is taken in at once, in characters. */
export const MAX_LIST_LENGTH = 600_000;

const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const day = Type.Integer({ minimum: 1, maximum: 7 });
const time = Type.String({ pattern: `^${TIME}$`, maxLength: 5 });
const position = Type.Integer({ minimum: 0, maximum: 100_000 });

/** When a place is open: days from 1 (Monday) to 7, both included. */
export const openingHoursSchema = Type.Object(
  { fromDay: day, toDay: day, opens: time, closes: time },
  { additionalProperties: false },
);
export type OpeningHours = Static<typeof openingHoursSchema>;

const words = {
  /** What lists of a carrier know it by. One that is left out is made up. */
  code: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$', maxLength: 40 })),
  name: Type.String({ minLength: 1, maxLength: 120, format: 'line' }),
  /** Street and number. */
  address: Type.String({ minLength: 1, maxLength: 200, format: 'line' }),
  postCode: Type.Optional(Type.String({ maxLength: 20 })),
  town: Type.Optional(Type.String({ maxLength: 80 })),
  phone: Type.Optional(Type.String({ maxLength: 40 })),
};

/** A place to collect at, and the way of delivery that leads to it. */
export const branchWriteSchema = Type.Object(
  {
    methodId: rowIdSchema,
    ...words,
    hours: Type.Optional(Type.Array(openingHoursSchema, { maxItems: 14 })),
    position: Type.Optional(position),
    /** Others are not offered to shoppers. */
    active: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

const DAYS = '[1-7](?:-[1-7])?';

/** The same in a file: `method` is the code of the way of delivery, hours are `1-5 08:00-20:00`. */
export const branchRowSchema = Type.Object(
  {
    ...words,
    method: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    hours: Type.Optional(
      Type.Array(Type.String({ pattern: `^${DAYS} ${TIME}-${TIME}$`, maxLength: 20 }), {
        maxItems: 14,
      }),
    ),
    position: Type.Optional(position),
    active: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
