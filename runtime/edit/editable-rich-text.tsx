import { useContext } from 'react';
import type { RichTextDoc } from '#schemas/content/values.ts';
import { RichText } from '../render/rich-text/rich-text.tsx';
import { EditContext } from './edit-context.ts';

export interface EditableRichTextProps {
  field: string;
  value: RichTextDoc;
  className?: string | undefined;
}

/** Rich text of a field that editors change on the canvas. */
export function EditableRichText(props: EditableRichTextProps) {
  const surface = useContext(EditContext);
  if (surface) return <surface.RichText {...props} />;
  return <RichText doc={props.value} className={props.className} />;
}
