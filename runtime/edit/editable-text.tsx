import { type ElementType, Fragment, useContext } from 'react';
import { EditContext } from './edit-context.ts';

export interface EditableTextProps {
  /** Field of the node, or a path into a list: `items.2.title`. */
  field: string;
  value: string;
  /** Element to render. */
  as?: ElementType;
  className?: string | undefined;
  /** Id for `aria-labelledby` of a section. */
  id?: string | undefined;
  /** Line breaks are kept (`<br>`). */
  multiline?: boolean;
}

/** Text of a field that editors change on the canvas. Nothing is rendered for an empty value in the shop. */
export function EditableText(props: EditableTextProps) {
  const surface = useContext(EditContext);
  if (surface) return <surface.Text {...props} />;
  const { as: As = 'span', value, className, id, multiline } = props;
  if (value === '') return null;
  return (
    <As {...(className ? { className } : {})} {...(id ? { id } : {})}>
      {multiline ? withBreaks(value) : value}
    </As>
  );
}

function withBreaks(text: string) {
  const lines = text.split('\n');
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text have no other identity and are never reordered
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
