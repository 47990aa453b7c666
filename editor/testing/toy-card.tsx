import { Type } from 'typebox';

import { type BlockProps, defineBlock } from '#runtime/define-block.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { createRegistry, type Registry } from '#runtime/registry.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import type { Link, MediaRef } from '#schemas/content/values.ts';
import {
  blockSchema,
  choiceField,
  linkField,
  listField,
  mediaField,
  textareaField,
  textField,
} from '#schemas/fields.ts';
import { toyHeading } from './toy-blocks.tsx';

interface CardValues {
  title: string;
  text: string;
  link?: Link;
  media?: MediaRef;
  items: { name: string }[];
}

const labels = {
  title: 'Kartica',
  description: '',
  fields: {
    title: 'Naslov',
    text: 'Tekst',
    link: 'Poveznica',
    media: 'Slika',
    items: 'Stavke',
    'items.name': 'Ime',
    tone: 'Ton',
    shade: 'Nijansa',
  },
  choices: { tone: { plain: 'Običan', bold: 'Jak' }, shade: { light: 'Svijetla', dark: 'Tamna' } },
};

/** A block with one field of each kind. */
export const toyCard = defineBlock({
  type: 'toy-card',
  version: 1,
  category: 'text',
  icon: 'square',
  schema: blockSchema({
    title: textField({ maxLength: 20 }),
    text: textareaField(),
    link: linkField(),
    media: mediaField(),
    items: listField(
      Type.Object({ name: textField({ maxLength: 10 }) }, { additionalProperties: false }),
      { maxItems: 4, 'x-summary': 'name' },
    ),
    tone: choiceField(['plain', 'bold'], 'plain', { 'x-mobile': false }),
    shade: choiceField(['light', 'dark'], 'light', { 'x-when': { field: 'tone', in: ['bold'] } }),
  }),
  texts: () => labels,
  Component: ({ values }: BlockProps<CardValues>) => (
    <BlockRoot>
      <EditableText field="title" value={values.title} as="h3" className="title" />
      <EditableText field="text" value={values.text} as="p" multiline />
      <EditableLink field="link" value={values.link} />
      <EditableMedia field="media" value={values.media} sizes="10rem" />
      {values.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
        <EditableText key={index} field={`items.${index}.name`} value={item.name} />
      ))}
    </BlockRoot>
  ),
  examples: [{ name: 'typical', meta: { title: 'Kartica' } }],
});

/** A registry with the card. */
export function cardRegistry(): Registry {
  return createRegistry([toyCard, toyHeading]);
}
