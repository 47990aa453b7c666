import { type ReactNode, useContext } from 'react';
import type { Link } from '#schemas/content/values.ts';
import { SmartLink } from '../links/smart-link.tsx';
import { EditContext } from './edit-context.ts';

export interface EditableLinkProps {
  field: string;
  value: Link | undefined;
  /** Content; absent = the link's own label, editable on the canvas. */
  children?: ReactNode;
  className?: string | undefined;
}

/** Link of a field. Without a value the shop renders nothing. */
export function EditableLink(props: EditableLinkProps) {
  const surface = useContext(EditContext);
  if (surface) return <surface.Link {...props} />;
  const { value, children, className } = props;
  if (!value) return null;
  return (
    <SmartLink link={value} className={className}>
      {children ?? value.label ?? ''}
    </SmartLink>
  );
}
