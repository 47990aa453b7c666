import { type Static, type TSchema, Type } from 'typebox';
import { SURFACES } from '#domain/theme/surface-names.ts';
import { linkSchema, mediaRefSchema, richTextSchema } from './content/values.ts';
import type { MediaKind } from './media-kinds.ts';

/**
 * Vocabulary of a block's schema: plain JSON Schema plus our `x-` keywords. Both Ajv and the
 * options panel read it.
 *
 * - `x-bag`: which bag the field lives in, `meta` (content) or `options` (look). Required.
 * - `x-i18n`: the field is translated per locale.
 * - `x-control`: which control the options panel shows.
 * - `x-media`: of a media field: the kind of file that is chosen; pictures where it is absent.
 * - `x-mobile`: `false` where an override for small screens makes no sense; `css` when the block
 *   switches the value by a custom property (see `x-css`); `picture` when a `<picture>` does. Without
 *   it, a node whose mobile value differs is rendered twice.
 * - `x-css`: custom property that `BlockRoot` sets to the value (`--columns`), and to the mobile
 *   value under the same name with `-mobile` appended.
 * - `x-group`: tab section of the panel: `content` (default), `layout`, `style`, `advanced`.
 * - `x-when`: show the field only when a sibling has one of these values: `{ field, in: [...] }`.
 * - `x-default-text`: key of the block's texts for shoppers (`ui`) that show while the field is empty;
 *   the panel has them as placeholder.
 * - `x-decorative`: of a media field: its picture says nothing, so that nobody asks for a description.
 * - `x-private`: the field is for the back office alone: it is in no page, no public call and no preset.
 * - `x-marks` / `x-nodes`: what a rich-text field allows.
 * - `x-document`: the text is HTML for a frame, a document that the server answers at an address of its
 *   own (`domain/web/embeds/embedded-html.ts`); it is never put into the page.
 * - `x-may-be-empty`: on the block's schema itself: a node without any content may be saved (EDIT-04),
 *   because the block shows something all the same (a cart icon, a search link).
 */
export const VOCABULARY = [
  'x-bag',
  'x-i18n',
  'x-control',
  'x-media',
  'x-decorative',
  'x-mobile',
  'x-css',
  'x-group',
  'x-when',
  'x-default-text',
  'x-private',
  'x-marks',
  'x-nodes',
  'x-document',
  'x-summary',
  'x-may-be-empty',
] as const;

/** Controls of the options panel. */
export const CONTROLS = [
  'text',
  'textarea',
  'richtext',
  'number',
  'range',
  'toggle',
  'select',
  'segmented',
  'colour',
  'media',
  'link',
  'icon',
  'list',
  'product',
  'category',
  'tag',
  'post',
  'navigation',
  'datetime',
] as const;
export type Control = (typeof CONTROLS)[number];

/** Our keywords that a field's schema may have. */
export interface FieldKeywords {
  'x-bag'?: 'meta' | 'options';
  'x-i18n'?: boolean;
  'x-control'?: Control;
  'x-media'?: MediaKind;
  'x-decorative'?: boolean;
  'x-mobile'?: false | 'css' | 'picture';
  'x-css'?: `--${string}`;
  'x-group'?: 'content' | 'layout' | 'style' | 'advanced';
  'x-when'?: { field: string; in: readonly unknown[] };
  'x-default-text'?: string;
  'x-private'?: true;
  'x-marks'?: readonly string[];
  'x-nodes'?: readonly string[];
  'x-document'?: true;
  /** Of a list: the field of an item that names it in the panel. */
  'x-summary'?: string;
}

type Extra = FieldKeywords & Record<string, unknown>;

/** One line of translated text. */
export function textField(extra: Extra = {}) {
  return Type.String({
    default: '',
    maxLength: 200,
    'x-bag': 'meta',
    'x-i18n': true,
    'x-control': 'text',
    ...extra,
  });
}

/** Several lines of translated text. */
export function textareaField(extra: Extra = {}) {
  return Type.String({
    default: '',
    maxLength: 2000,
    'x-bag': 'meta',
    'x-i18n': true,
    'x-control': 'textarea',
    ...extra,
  });
}

/** Marks and nodes of rich text unless a field says otherwise. */
export const RICH_TEXT_MARKS = ['bold', 'italic', 'underline', 'strike', 'link', 'code'] as const;
export const RICH_TEXT_NODES = [
  'paragraph',
  'text',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'hardBreak',
  'horizontalRule',
  'picture',
  'table',
  'tableRow',
  'tableHeader',
  'tableCell',
] as const;

/** Translated rich text (TipTap JSON). */
export function richTextField(extra: Extra = {}) {
  return Type.Unsafe<Static<typeof richTextSchema>>({
    ...richTextSchema,
    default: { type: 'doc', content: [] },
    'x-bag': 'meta',
    'x-i18n': true,
    'x-control': 'richtext',
    'x-marks': RICH_TEXT_MARKS,
    'x-nodes': RICH_TEXT_NODES,
    ...extra,
  });
}

/** A picture; absent shows nothing. */
export function mediaField(extra: Extra = {}) {
  return Type.Optional(
    Type.Object(mediaRefSchema.properties, {
      additionalProperties: false,
      'x-bag': 'meta',
      'x-control': 'media',
      'x-mobile': 'picture',
      ...extra,
    }),
  );
}

/** A video, a document or captions of the library; absent shows nothing. */
export function fileField(kind: Exclude<MediaKind, 'picture'>, extra: Extra = {}) {
  return mediaField({ 'x-media': kind, 'x-mobile': false, ...extra });
}

/** A link; absent shows nothing. */
export function linkField(extra: Extra = {}) {
  return Type.Optional(
    Type.Object(linkSchema.properties, {
      additionalProperties: false,
      'x-bag': 'meta',
      'x-i18n': true,
      'x-control': 'link',
      ...extra,
    }),
  );
}

/** An on/off option. */
export function toggleField(initial: boolean, extra: Extra = {}) {
  return Type.Boolean({ default: initial, 'x-bag': 'options', 'x-control': 'toggle', ...extra });
}

/** One of a few choices; labels are in the block's texts under `choices.<field>.<value>`. */
export function choiceField<const T extends string>(
  values: readonly T[],
  initial: NoInfer<T>,
  extra: Extra = {},
) {
  return Type.Unsafe<T>({
    type: 'string',
    enum: [...values],
    default: initial,
    'x-bag': 'options',
    'x-control': values.length > 4 ? 'select' : 'segmented',
    ...extra,
  });
}

/** A whole number within bounds. */
export function integerField(
  bounds: { minimum: number; maximum: number; default: number },
  extra: Extra = {},
) {
  return Type.Integer({ ...bounds, 'x-bag': 'options', 'x-control': 'number', ...extra });
}

/** A list of records, atomic as a value: a level replaces it whole. */
export function listField<T extends TSchema>(
  item: T,
  extra: Extra & { maxItems: number; minItems?: number },
) {
  return Type.Array(item, {
    default: [],
    'x-bag': 'meta',
    'x-i18n': true,
    'x-control': 'list',
    ...extra,
  });
}

const SPACES = ['none', 's', 'm', 'l'] as const;

/** Options of every block, those of header and footer included. */
const partFields = {
  anchor: Type.String({
    default: '',
    maxLength: 60,
    pattern: '^([a-z][a-z0-9-]*)?$',
    'x-bag': 'options',
    'x-control': 'text',
    'x-mobile': false,
    'x-group': 'advanced',
  }),
  space: choiceField(SPACES, 'none', { 'x-group': 'layout', 'x-mobile': 'css' }),
  background: choiceField(['none', 'soft', 'tint', 'brand', ...SURFACES], 'none', {
    'x-group': 'style',
    'x-mobile': false,
  }),
  audience: choiceField(['all', 'guest', 'customer'], 'all', {
    'x-group': 'advanced',
    'x-mobile': false,
  }),
};

/**
 * Options of every section: `anchor` (id of the root, for links), `space` above and below, `spaceBelow`
 * where that differs, `contentWidth`, `background` (a colour of the theme, or one of its surfaces),
 * `backdrop` (a picture behind the section, under a veil of its background), and `audience` (who sees
 * it; switched by CSS so that the page stays cacheable).
 */
export const commonFields = {
  ...partFields,
  space: choiceField(SPACES, 'm', { 'x-group': 'layout', 'x-mobile': 'css' }),
  spaceBelow: choiceField(['same', ...SPACES], 'same', { 'x-group': 'layout', 'x-mobile': 'css' }),
  contentWidth: choiceField(['page', 'narrow', 'wide', 'full'], 'page', {
    'x-group': 'layout',
    'x-mobile': false,
  }),
  backdrop: mediaField({ 'x-bag': 'options', 'x-group': 'style', 'x-decorative': true }),
};

/**
 * Schema of a block of chrome, which is inside header or footer: no space of its own, no width, no
 * picture behind it. Otherwise as `blockSchema`.
 */
export function chromeSchema<P extends Record<string, TSchema>>(
  fields: P,
  extra: { 'x-may-be-empty'?: true } = {},
) {
  return Type.Object({ ...partFields, ...fields }, { additionalProperties: false, ...extra });
}

/**
 * Schema of a block's fields: its own plus the common ones; a field of its own under the name of a
 * common one replaces it. `extra` holds keywords of the block itself.
 */
export function blockSchema<P extends Record<string, TSchema>>(
  fields: P,
  extra: { 'x-may-be-empty'?: true } = {},
) {
  return Type.Object({ ...commonFields, ...fields }, { additionalProperties: false, ...extra });
}
