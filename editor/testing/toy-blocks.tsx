import { Type } from 'typebox';

import { inLocale, type Locale } from '#domain/locales.ts';
import { type BlockProps, defineBlock } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { createRegistry, type Registry } from '#runtime/registry.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { Slot } from '#runtime/render/slot.tsx';
import { blockSchema, integerField, textField, toggleField } from '#schemas/fields.ts';

const titles = (hr: string, en: string, de: string) => (locale: Locale) => {
  const title = inLocale({ hr, en, de }, locale);
  return { title, description: '', fields: { title } };
};

/** A heading: one translated text. */
export const toyHeading = defineBlock({
  type: 'toy-heading',
  version: 1,
  category: 'text',
  icon: 'heading',
  schema: blockSchema({ title: textField(), big: toggleField(false) }),
  texts: titles('Naslov', 'Heading', 'Überschrift'),
  Component: ({ values }: BlockProps<{ title: string; big: boolean }>) => (
    <BlockRoot>
      <EditableText field="title" value={values.title} as="h2" />
    </BlockRoot>
  ),
  examples: [{ name: 'typical', meta: { title: 'Novi naslov' } }],
});

/** A container with two slots; the second takes headings only, at least one of them. */
export const toyColumns = defineBlock({
  type: 'toy-columns',
  version: 1,
  category: 'layout',
  icon: 'columns-2',
  schema: blockSchema({
    columns: integerField({ minimum: 1, maximum: 4, default: 2 }, { 'x-mobile': 'css' }),
  }),
  texts: titles('Stupci', 'Columns', 'Spalten'),
  slots: { main: { max: 3 }, side: { allow: ['toy-heading'], min: 1 } },
  Component: () => (
    <BlockRoot>
      <div>
        <Slot name="main" />
      </div>
      <div>
        <Slot name="side" />
      </div>
    </BlockRoot>
  ),
  examples: [{ name: 'typical' }],
});

/** A block whose data comes from a loader. */
export const toyList = defineBlock({
  type: 'toy-list',
  version: 1,
  category: 'products',
  icon: 'list',
  schema: blockSchema({ count: integerField({ minimum: 1, maximum: 9, default: 2 }) }),
  texts: titles('Popis', 'List', 'Liste'),
  contract: { notOn: ['checkout'] },
  load: async ({ values }: { values: { count: number } }) =>
    Array.from({ length: values.count }, (_, index) => `Stavka ${index + 1}`),
  Component: ({ data }: BlockProps<{ count: number }, string[]>) => (
    <BlockRoot>
      {data.map((item) => (
        <p key={item}>{item}</p>
      ))}
    </BlockRoot>
  ),
  examples: [
    { name: 'typical', options: { count: 3 } },
    { name: 'empty', met: ['list:empty'], data: [] },
    { name: 'member', met: ['visitor:member'], data: ['Za članove'] },
  ],
});

/** Throws while it renders. */
export const toyBroken = defineBlock({
  type: 'toy-broken',
  version: 1,
  category: 'text',
  icon: 'bomb',
  schema: Type.Object({ title: textField() }, { additionalProperties: false }),
  texts: titles('Pokvaren', 'Broken', 'Kaputt'),
  Component: () => {
    throw new Error('This block always throws.');
  },
  examples: [{ name: 'typical', meta: { title: 'x' } }],
});

/** A piece of the header. */
export const toyLogo = defineBlock({
  type: 'toy-logo',
  version: 1,
  category: 'chrome',
  icon: 'panel-top',
  schema: blockSchema({ title: textField() }),
  texts: titles('Logo', 'Logo', 'Logo'),
  Component: ({ values }: BlockProps<{ title: string }>) => (
    <BlockRoot as="header">
      <EditableText field="title" value={values.title} />
    </BlockRoot>
  ),
  examples: [{ name: 'typical', meta: { title: 'Trgovina' } }],
});

/** Works on the pages of products only; people look for it by other words, too. */
export const toyPrice = defineBlock({
  type: 'toy-price',
  version: 1,
  category: 'products',
  icon: 'tag',
  schema: blockSchema({ title: textField() }),
  texts: (locale) => ({
    ...titles('Cijena', 'Price', 'Preis')(locale),
    keywords: 'popust, akcija',
  }),
  contract: { on: ['product'] },
  Component: ({ values }: BlockProps<{ title: string }>) => (
    <BlockRoot>
      <EditableText field="title" value={values.title} />
    </BlockRoot>
  ),
  examples: [{ name: 'typical', meta: { title: '12,00' } }],
});

/** A registry of toy blocks: the editor knows no real one. */
export function toyRegistry(): Registry {
  return createRegistry([toyHeading, toyColumns, toyList, toyBroken, toyLogo, toyPrice]);
}
