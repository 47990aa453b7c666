import { useTexts } from '#kit/back-office-context.ts';
import { classNames } from '#kit/ui/class-names.ts';
import type { EditableLinkProps } from '#runtime/edit/editable-link.tsx';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import type { Link } from '#schemas/content/values.ts';
import styles from './inline.module.css';
import { type InlineField, useInlineField } from './use-inline-field.ts';
import { useTextEditing } from './use-text-editing.ts';

/** A link; its own text is typed where it is. What it points at is set in the panel. */
export function InlineLink({ field, value, children, className }: EditableLinkProps) {
  const target = useInlineField(`${field}.label`);
  if (!value) return null;
  if (target && children === undefined) {
    return <EditedLink link={value} className={className} target={target} />;
  }
  return (
    <SmartLink link={value} className={className}>
      {children ?? value.label ?? ''}
    </SmartLink>
  );
}

interface EditedLinkProps {
  link: Link;
  className: string | undefined;
  target: InlineField;
}

function EditedLink({ link, className, target }: EditedLinkProps) {
  const t = useTexts();
  const { attributes } = useTextEditing({ value: link.label ?? '', multiline: false, target });
  return (
    <SmartLink
      link={link}
      {...attributes}
      tabIndex={-1}
      className={classNames(className, styles['text'])}
      data-placeholder={t('inline.placeholder')}
    />
  );
}
