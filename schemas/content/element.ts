import { type Static, Type } from 'typebox';

import { LOCALES } from '#domain/locales.ts';
import { instantSchema, localeSchema, nodeIdSchema } from '#schemas/primitives.ts';

/** Version of the stored content format, `izlog/element@1`. */
export const ELEMENT_SCHEMA_VERSION = 1;

/** Limits of one element; a save beyond them is refused with a clear error. */
export const ELEMENT_LIMITS = {
  sections: 60,
  nodesInSlot: 200,
  depth: 8,
  nodes: 2000,
  /** Nodes after masters were laid under their children. */
  composedNodes: 5000,
  bytes: 512 * 1024,
  masterDepth: 5,
} as const;

/**
 * Bound of every list and record of nodes in the schemas: far enough above the limits of an element
 * that these are told of first, by name.
 */
const MOST_NODES = ELEMENT_LIMITS.composedNodes;

/** Names of the four bags. `meta` is content, `options` is look and behaviour; `mobile…` overrides on small screens. */
export const BAGS = ['meta', 'mobileMeta', 'options', 'mobileOptions'] as const;
export type BagName = (typeof BAGS)[number];

const FIELD_NAME = '^[a-zA-Z][a-zA-Z0-9]{0,39}$';

/** Most signs of the name that an editor gives a node. */
export const NODE_NAME_LENGTH = 60;

/** Field values by field name. A missing key inherits; any present value counts, also "", 0, false, null, []. */
export const bagSchema = Type.Record(Type.String({ pattern: FIELD_NAME }), Type.Unknown(), {
  maxProperties: 200,
});
export type Bag = Record<string, unknown>;

const bagsShape = {
  meta: Type.Optional(bagSchema),
  mobileMeta: Type.Optional(bagSchema),
  options: Type.Optional(bagSchema),
  mobileOptions: Type.Optional(bagSchema),
};

/**
 * When, where and in which languages a node is not shown. `from` before `until` hides it in between,
 * `until` before `from` shows it in between only; one of them alone hides from then on, or up to then.
 */
export const hideSchema = Type.Object(
  {
    desktop: Type.Optional(Type.Boolean()),
    mobile: Type.Optional(Type.Boolean()),
    from: Type.Optional(instantSchema),
    until: Type.Optional(instantSchema),
    languages: Type.Optional(Type.Array(localeSchema, { maxItems: LOCALES.length })),
  },
  { additionalProperties: false },
);
export type Hide = Static<typeof hideSchema>;

/**
 * What editors may not do to a node; owners set it and take it off. `edit` is about the whole of it,
 * with all that is inside; `fields` about single fields.
 */
export const lockSchema = Type.Object(
  {
    move: Type.Optional(Type.Boolean()),
    delete: Type.Optional(Type.Boolean()),
    edit: Type.Optional(Type.Boolean()),
    fields: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 200 })),
    /** Told to those who meet the lock. */
    reason: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
);
export type Lock = Static<typeof lockSchema>;

/** Which master a child shows; `pin` freezes it at one published revision. */
export const masterRefSchema = Type.Object(
  { id: Type.Integer({ minimum: 1 }), pin: Type.Optional(Type.Integer({ minimum: 1 })) },
  { additionalProperties: false },
);

/** JSON Schema `$id` of a node, for `$ref`. */
export const NODE_SCHEMA_ID = 'izlog:node';

/** What a child overrides on one node below its master's root. */
export interface NodeOverride {
  /** Version of the block's schema the bags were written against; absent = that of the master's node. */
  v?: number;
  meta?: Bag;
  mobileMeta?: Bag;
  options?: Bag;
  mobileOptions?: Bag;
  slots?: Record<string, Node[]>;
  hide?: Hide;
}

/** One placed block inside an element. */
export interface Node {
  id: string;
  block: string;
  /** Version of the block's schema that the bags were written against. */
  v: number;
  role: 'own' | 'child';
  meta?: Bag;
  mobileMeta?: Bag;
  options?: Bag;
  mobileOptions?: Bag;
  slots?: Record<string, Node[]>;
  hide?: Hide;
  lock?: Lock;
  /** What editors call it, in place of the title of its block. */
  name?: string;
  /** Fields of `meta` that still hold what the example of the block says. */
  example?: Record<string, true>;
  /** Only of a child. */
  master?: Static<typeof masterRefSchema>;
  /** Only of a child: by id of a node in the master, or a path of ids through nested masters. */
  overrides?: Record<string, NodeOverride>;
}

const nodeRef = Type.Unsafe<Node>({ $ref: NODE_SCHEMA_ID });
const slotsSchema = Type.Record(
  Type.String({ pattern: '^[a-z][a-zA-Z0-9]{0,39}$' }),
  Type.Array(nodeRef, { maxItems: MOST_NODES }),
  { maxProperties: 50 },
);

/** Shared JSON Schema of a node; register it with `addSchema` before schemas that use it. */
export const nodeSchema = Type.Object(
  {
    id: nodeIdSchema,
    block: Type.String({ minLength: 1, maxLength: 60 }),
    v: Type.Integer({ minimum: 1 }),
    role: Type.Enum(['own', 'child']),
    ...bagsShape,
    slots: Type.Optional(slotsSchema),
    hide: Type.Optional(hideSchema),
    lock: Type.Optional(lockSchema),
    name: Type.Optional(Type.String({ minLength: 1, maxLength: NODE_NAME_LENGTH })),
    example: Type.Optional(
      Type.Record(Type.String({ pattern: FIELD_NAME }), Type.Literal(true), {
        maxProperties: 200,
      }),
    ),
    master: Type.Optional(masterRefSchema),
    overrides: Type.Optional(
      Type.Record(
        Type.String(),
        Type.Object(
          {
            v: Type.Optional(Type.Integer({ minimum: 1 })),
            ...bagsShape,
            slots: Type.Optional(slotsSchema),
            hide: Type.Optional(hideSchema),
          },
          { additionalProperties: false },
        ),
        { maxProperties: MOST_NODES },
      ),
    ),
  },
  { additionalProperties: false, $id: NODE_SCHEMA_ID },
);

/** How far a child may change a slot of its master: fields only, the whole list, or add to its end. */
export const SLOT_EXPOSURES = ['fixed', 'open', 'extend'] as const;
export type SlotExposure = (typeof SLOT_EXPOSURES)[number];

/** Key in the translations for the element's own bags (page title, description). No node id has a dot. */
export const ELEMENT_TR_KEY = '.';

/**
 * Which source text a translation was made of: `<bag>.<field>` -> stamp of the source
 * (`runtime/content/stale.ts`). Without a stamp a translation counts as current.
 */
const stampsSchema = Type.Record(
  Type.String({ pattern: '^(meta|mobileMeta)\\.[a-zA-Z][a-zA-Z0-9]{0,39}$' }),
  Type.String({ maxLength: 20 }),
  { maxProperties: 400, additionalProperties: false },
);

/**
 * Translations: locale -> node id (`childId/<override key>` for an override, `ELEMENT_TR_KEY` for the
 * element itself) -> bags. A field is translated in `meta` and `mobileMeta` whichever bag it lives in.
 */
export const translationsSchema = Type.Record(
  Type.String(),
  Type.Record(
    Type.String(),
    Type.Object(
      {
        meta: Type.Optional(bagSchema),
        mobileMeta: Type.Optional(bagSchema),
        of: Type.Optional(stampsSchema),
      },
      { additionalProperties: false },
    ),
    { maxProperties: MOST_NODES },
  ),
  { maxProperties: 50 },
);
export type Translations = Static<typeof translationsSchema>;

/** A theme has no parts; its `options` hold tokens (`domain/theme/theme.ts`), `meta.name` its name. */
export const ELEMENT_TYPES = ['page', 'static-element', 'template', 'section', 'theme'] as const;
/** Slug of the one theme that a site has. */
export const THEME_SLUG = 'theme';
/** What a template is for: `meta.kind` of an element of type template, beside `meta.name`. */
export const TEMPLATE_KINDS = [
  'page',
  'product',
  'category',
  'post',
  'event',
  'screen',
  'failure',
  'maintenance',
  'broken-link',
] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];
export const STATIC_HANDLERS = ['header-section', 'footer-section', 'cookie-section'] as const;
export type StaticHandler = (typeof STATIC_HANDLERS)[number];

/** The writable part of an element: what an editor sends. */
export const elementContentSchema = Type.Object(
  {
    schema: Type.Literal(ELEMENT_SCHEMA_VERSION),
    type: Type.Enum([...ELEMENT_TYPES]),
    handler: Type.Union([Type.Enum([...STATIC_HANDLERS]), Type.Null()]),
    slug: Type.String({ maxLength: 120 }),
    language_code: localeSchema,
    meta: bagSchema,
    mobileMeta: bagSchema,
    options: bagSchema,
    mobileOptions: bagSchema,
    parts: Type.Array(nodeRef, { maxItems: MOST_NODES }),
    tr: translationsSchema,
    /** Only of a master section: slot exposure by `<nodeId>.<slot>`; a slot not named is `fixed`. */
    expose: Type.Optional(
      Type.Record(Type.String(), Type.Enum([...SLOT_EXPOSURES]), { maxProperties: MOST_NODES }),
    ),
  },
  { additionalProperties: false },
);
export type ElementContent = Static<typeof elementContentSchema>;

/** A stored document made of blocks. `rev` counts saves of the draft. */
export const elementSchema = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    status: Type.Enum(['draft', 'published', 'scheduled']),
    rev: Type.Integer({ minimum: 1 }),
    ...elementContentSchema.properties,
  },
  { additionalProperties: false, $id: 'izlog:element' },
);
export type Element = Static<typeof elementSchema>;

/** An element as it is shown; that of a system page which comes with the product has a negative id. */
export const shownElementSchema = Type.Object(
  { ...elementSchema.properties, id: Type.Integer() },
  { additionalProperties: false },
);

/** One immer patch on the flat form of an element (`runtime/content/flat.ts`). */
export const patchSchema = Type.Object(
  {
    op: Type.Enum(['add', 'replace', 'remove']),
    path: Type.Array(Type.Union([Type.String({ maxLength: 500 }), Type.Integer({ minimum: 0 })]), {
      minItems: 1,
      maxItems: 12,
    }),
    value: Type.Optional(Type.Unknown()),
  },
  { additionalProperties: false },
);
export type Patch = Static<typeof patchSchema>;

/** One thing wrong with an element: where (`parts[3].meta.title`), which rule, and what to do. */
export const faultSchema = Type.Object(
  {
    path: Type.String(),
    rule: Type.String(),
    message: Type.String(),
    nodeId: Type.Optional(Type.String()),
    /** Of a broken contract: the promise that is not kept. */
    needs: Type.Optional(Type.String()),
    /** The published element that would break, where it is not the one that is published. */
    on: Type.Optional(
      Type.Object({ id: Type.Integer(), title: Type.String() }, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false },
);
export type Fault = Static<typeof faultSchema>;

/** One field that two editors changed: both values, for the dialog that lets the editor choose. */
export const conflictSchema = Type.Object(
  {
    node: Type.String(),
    field: Type.String(),
    mine: Type.Optional(Type.Unknown()),
    theirs: Type.Optional(Type.Unknown()),
  },
  { additionalProperties: false },
);
export type Conflict = Static<typeof conflictSchema>;
