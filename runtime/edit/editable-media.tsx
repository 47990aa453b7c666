import { useContext } from 'react';
import type { MediaRef } from '#schemas/content/values.ts';
import { Picture } from '../render/picture.tsx';
import { EditContext } from './edit-context.ts';

export interface EditableMediaProps {
  field: string;
  value: MediaRef | undefined;
  /** CSS `sizes` of the picture at its place. */
  sizes: string;
  className?: string | undefined;
  /** The picture is (part of) the largest paint: loaded eagerly with high priority. */
  priority?: boolean | undefined;
  /** Cut to this aspect ratio (`object-fit: cover`), e.g. `1 / 1`. */
  ratio?: string | undefined;
  /** Largest width in device pixels that the place can use; keeps the list of files short. */
  widest?: number | undefined;
}

/** Picture of a field that editors replace on the canvas. Nothing is rendered without a value in the shop. */
export function EditableMedia(props: EditableMediaProps) {
  const surface = useContext(EditContext);
  if (surface) return <surface.Media {...props} />;
  return props.value ? <Picture {...props} media={props.value} /> : null;
}
