import { type Static, Type } from 'typebox';
import { instantSchema, rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';
import { pagingShape, recordsOf } from './envelope.ts';

/** Longest name of a setting, such as `option.Logo`. */
export const SETTING_NAME_MAX = 120;

const heldSchema = Type.Union([
  Type.Object({ value: Type.Unknown(), media: Type.Optional(Type.Integer()) }),
  Type.Null(),
]);
/** What a setting holds: its value, and the picture of an option; null where nothing was ever set. */
export type Held = Static<typeof heldSchema>;

const changeShape = {
  id: Type.Integer(),
  at: instantSchema,
  /** Name of who did it; empty once the account is gone. */
  who: Type.String(),
  /** Whether the caller did it. */
  isOwn: Type.Boolean(),
  /** Where it is kept and its name there, as `option.Logo` or `store.name`. */
  setting: Type.String(),
  /** The change that this one took back. */
  undoes: Type.Union([Type.Integer(), Type.Null()]),
  /** Whether the caller may take it back; another change meanwhile may still forbid it. */
  canUndo: Type.Boolean(),
};

/** A change of a setting without its values. */
const shortChangeSchema = Type.Object(changeShape);
export type ShortSettingChange = Static<typeof shortChangeSchema>;

const changeSchema = Type.Object({
  ...changeShape,
  /** What the setting belongs to where there are several, such as the name of a way of delivery; else empty. */
  about: Type.String(),
  before: heldSchema,
  after: heldSchema,
  /** `none`: the values were never kept, being too long or perhaps secret; `long`: too long to be told. */
  values: Type.Enum(['told', 'long', 'none']),
});
export type SettingChange = Static<typeof changeSchema>;

/** The newest first. */
export const filterSettingChanges = defineEndpoint({
  key: 'admin.history.filter',
  method: 'POST',
  path: '/api/v1/admin/settings/history/filter',
  summary: 'Who changed which setting',
  access: 'backoffice',
  body: Type.Object(
    { setting: Type.Optional(Type.String({ maxLength: SETTING_NAME_MAX })), ...pagingShape },
    { additionalProperties: false },
  ),
  data: recordsOf(changeSchema),
});

/** The last change of every setting that was changed, as far back as changes are kept. */
export const lastSettingChanges = defineEndpoint({
  key: 'admin.history.last',
  method: 'GET',
  path: '/api/v1/admin/settings/history/last',
  summary: 'The last change of each setting',
  access: 'backoffice',
  data: Type.Object({ changes: Type.Array(shortChangeSchema) }),
});

/**
 * Puts back what the setting held before, with the checks of any change; is written down as one.
 * 409 SETTING_CHANGED with `was`, what the change had set, and `now`, what holds; 409
 * SETTING_NOT_KEPT where there is nothing to put back; 403 OWNER_REQUIRED; 400 for a value that
 * cannot be any more.
 */
export const undoSettingChange = defineEndpoint({
  key: 'admin.history.undo',
  method: 'POST',
  path: '/api/v1/admin/settings/history/:id/undo',
  summary: 'Take a change of a setting back',
  access: 'backoffice',
  params: Type.Object({ id: rowIdSchema }),
  data: changeSchema,
});
