import { type Static, Type } from 'typebox';

/**
 * Values that a field of a block may hold beside plain JSON scalars. All of them are atomic: a
 * level that writes one replaces the whole value.
 */

/** "Do not inherit; use the block's default." */
export const unsetSchema = Type.Object(
  { $unset: Type.Literal(true) },
  { additionalProperties: false },
);
export type Unset = Static<typeof unsetSchema>;

/** What a link may point at (ROUTE-34). `url` is a path of ours, an address, `#…`, `mailto:` or `tel:`. */
export const LINK_KINDS = [
  'url',
  'page',
  'post',
  'term',
  'event',
  'product',
  'service',
  'bundle',
  'category',
] as const;

/** A link as stored in content. `href` belongs to kind `url`; all others carry id and/or slug. */
export const linkSchema = Type.Object(
  {
    kind: Type.Enum([...LINK_KINDS]),
    href: Type.Optional(Type.String({ maxLength: 2000, format: 'safe-url' })),
    id: Type.Optional(Type.Integer({ minimum: 1 })),
    slug: Type.Optional(Type.String({ maxLength: 120 })),
    label: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
);
export type Link = Static<typeof linkSchema>;

/**
 * A picture as stored in content: a reference to a media record. `alt` overrides the record's own
 * description; an empty string marks the picture as decoration. `focus` is the point (0 to 1 from
 * the top left) that must stay visible when the picture is cropped.
 */
export const mediaRefSchema = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    alt: Type.Optional(Type.String({ maxLength: 300 })),
    focus: Type.Optional(
      Type.Object(
        { x: Type.Number({ minimum: 0, maximum: 1 }), y: Type.Number({ minimum: 0, maximum: 1 }) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type MediaRef = Static<typeof mediaRefSchema>;

/**
 * Mark of a text run in rich text. One of type `link` says in its attributes where it leads: `href` is
 * an address, `kind` with `slug` and `id` a thing of the shop like a `Link`, `file` a media record.
 */
export interface RichTextMark {
  type: string;
  attrs?: Record<string, unknown>;
}

/**
 * Node of a rich-text document: TipTap JSON, filtered against the field's allow-list on save. The
 * attributes of a `picture` are a `MediaRef`; paragraphs and headings may carry `textAlign`.
 */
export interface RichTextNode {
  type: string;
  attrs?: Record<string, unknown>;
  text?: string;
  marks?: RichTextMark[];
  content?: RichTextNode[];
}

/** How a paragraph or heading may stand; absent, it begins where its line begins. */
export const TEXT_ALIGNMENTS = ['center', 'end'] as const;

/** Root of a rich-text value. */
export interface RichTextDoc {
  type: 'doc';
  content: RichTextNode[];
}

/** Id of the shared schema below. */
export const RICH_TEXT_NODE = 'izlog:rich-text-node';

/** Shared JSON Schema of a rich-text node; register it with `addSchema` before schemas that use it. */
export const richTextNodeSchema = Type.Object(
  {
    type: Type.String({ maxLength: 40 }),
    attrs: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { maxProperties: 50 })),
    text: Type.Optional(Type.String({ maxLength: 20000 })),
    marks: Type.Optional(
      Type.Array(
        Type.Object(
          {
            type: Type.String({ maxLength: 40 }),
            attrs: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { maxProperties: 50 })),
          },
          { additionalProperties: false },
        ),
        { maxItems: 10 },
      ),
    ),
    content: Type.Optional(
      Type.Array(Type.Unsafe<RichTextNode>({ $ref: RICH_TEXT_NODE }), { maxItems: 500 }),
    ),
  },
  { additionalProperties: false, $id: RICH_TEXT_NODE },
);

/** A rich-text value. */
export const richTextSchema = Type.Object(
  {
    type: Type.Literal('doc'),
    content: Type.Array(Type.Unsafe<RichTextNode>({ $ref: RICH_TEXT_NODE }), { maxItems: 500 }),
  },
  { additionalProperties: false },
);
