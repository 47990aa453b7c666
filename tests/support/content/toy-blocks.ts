import { Type } from 'typebox';
import type { BlockLookup, BlockRules } from '#runtime/content/types.ts';
import {
  blockSchema,
  choiceField,
  integerField,
  linkField,
  listField,
  mediaField,
  richTextField,
  textField,
  toggleField,
} from '#schemas/fields.ts';

/** Blocks for tests of the content rules; no renderer, no texts. */
export const banner: BlockRules = {
  type: 'banner',
  version: 1,
  category: 'text',
  schema: blockSchema({
    title: textField(),
    subtitle: textField(),
    image: mediaField(),
    cta: linkField(),
    columns: integerField({ minimum: 1, maximum: 6, default: 3 }, { 'x-mobile': 'css' }),
    align: choiceField(['start', 'center', 'end'], 'start'),
    wide: toggleField(false, { 'x-mobile': false }),
  }),
};

/** A banner with slots. */
export const pane: BlockRules = { ...banner, type: 'pane', slots: { main: {}, side: {} } };

export const prose: BlockRules = {
  type: 'prose',
  version: 1,
  category: 'text',
  schema: blockSchema({
    body: richTextField(),
    lines: listField(
      Type.Object(
        { text: textField(), picture: mediaField(), link: linkField() },
        { additionalProperties: false },
      ),
      { maxItems: 12, 'x-summary': 'text' },
    ),
  }),
};

export const grid: BlockRules = {
  type: 'grid',
  version: 1,
  category: 'layout',
  schema: blockSchema({ heading: textField() }),
  slots: { main: {}, side: { allow: ['prose'], min: 0, max: 2 } },
};

export const divider: BlockRules = {
  type: 'divider',
  version: 1,
  category: 'layout',
  schema: blockSchema({ size: integerField({ minimum: 1, maximum: 9, default: 1 }) }),
};

export const shelf: BlockRules = {
  type: 'shelf',
  version: 1,
  category: 'products',
  schema: blockSchema({ title: textField() }),
  load: () => Promise.resolve([]),
};

export const frame: BlockRules = {
  type: 'frame',
  version: 1,
  category: 'chrome',
  schema: blockSchema({ label: textField() }),
};

/** Has been through three versions: `name` became `title`, `tone` moved to options, `full` was split. */
export const card: BlockRules = {
  type: 'card',
  version: 4,
  category: 'text',
  schema: blockSchema({
    title: textField(),
    tone: choiceField(['warm', 'cold'], 'warm'),
    first: textField(),
    last: textField(),
    ratio: textField({ default: 'square', 'x-bag': 'options', 'x-i18n': false }),
  }),
  migrations: {
    1: [{ op: 'rename', from: 'name', to: 'title' }],
    2: [
      { op: 'move', field: 'tone', to: 'options' },
      { op: 'map', field: 'tone', values: { hot: 'warm', ice: 'cold' } },
    ],
    3: [
      { op: 'split', field: 'full', separator: ' ', into: ['first', 'last'] },
      { op: 'default', field: 'ratio', value: 'wide', bag: 'options' },
      { op: 'drop', field: 'legacy' },
    ],
  },
};

const blocks = [banner, pane, prose, grid, divider, shelf, frame, card];

/** The toy blocks as a registry. */
export const toyRegistry: BlockLookup = {
  get: (type) => blocks.find((block) => block.type === type),
};
