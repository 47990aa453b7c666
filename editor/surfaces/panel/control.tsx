import type { ComponentType } from 'react';
import { SegmentedControl, SelectControl, ToggleControl } from '#kit/fields/choice-controls.tsx';
import type { ControlProps, FieldSchema } from '#kit/fields/control-props.ts';
import { ReferenceControl } from '#kit/fields/reference-control.tsx';
import {
  ColourControl,
  DateTimeControl,
  NumberControl,
  RangeControl,
  TextareaControl,
  TextControl,
} from '#kit/fields/text-controls.tsx';
import { withLaterTexts } from '#kit/later-texts.ts';
import { lazyPart } from '#kit/ui/lazy-part.tsx';
import type { Control as ControlName } from '#schemas/fields.ts';
import { withFactButton } from '../facts/text-with-facts.tsx';
import { IconControl } from './controls/icon-control.tsx';
import { LinkControl } from './controls/link-control.tsx';
import { ListControl } from './controls/list-control.tsx';
import { MediaControl } from './controls/media-control.tsx';
import { NavigationControl } from './controls/navigation-control.tsx';
import { RichTextControl } from './controls/rich-text-control.tsx';

/** Few blocks show files. */
const FileControl = lazyPart(
  async () => (await withLaterTexts(import('./controls/file-control.tsx'))).FileControl,
);

const CONTROLS: Readonly<Record<Exclude<ControlName, 'list'>, ComponentType<ControlProps>>> = {
  text: withFactButton(TextControl),
  textarea: withFactButton(TextareaControl),
  richtext: RichTextControl,
  number: NumberControl,
  range: RangeControl,
  toggle: ToggleControl,
  select: SelectControl,
  segmented: SegmentedControl,
  colour: ColourControl,
  media: MediaControl,
  link: LinkControl,
  icon: IconControl,
  product: ReferenceControl,
  category: ReferenceControl,
  tag: ReferenceControl,
  post: ReferenceControl,
  navigation: NavigationControl,
  datetime: DateTimeControl,
};

/** The control that a field's schema asks for; one that fits its type where it asks for none. */
export function Control(props: ControlProps) {
  const name = props.schema['x-control'] ?? byType(props.schema);
  if (name === 'list') return <ListControl {...props} ItemControl={Control} />;
  const isFile = name === 'media' && (props.schema['x-media'] ?? 'picture') !== 'picture';
  const Chosen = isFile ? FileControl : CONTROLS[name];
  return <Chosen {...props} />;
}

function byType({ type, enum: choices }: FieldSchema): ControlName {
  if (choices) return 'select';
  if (type === 'boolean') return 'toggle';
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'array' ? 'list' : 'text';
}
