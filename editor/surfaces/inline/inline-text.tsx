import { useTexts } from '#kit/back-office-context.ts';
import { classNames } from '#kit/ui/class-names.ts';
import { EditContext } from '#runtime/edit/edit-context.ts';
import { EditableText, type EditableTextProps } from '#runtime/edit/editable-text.tsx';
import styles from './inline.module.css';
import { type InlineField, useInlineField } from './use-inline-field.ts';
import { useTextEditing } from './use-text-editing.ts';

/**
 * Text that is typed where it is. An empty one takes no room, as in the shop, unless everything
 * around it is empty too, or shows no words and is selected, such as a picture that may get a caption:
 * then it says that something can be typed here.
 */
export function InlineText(props: EditableTextProps) {
  const field = useInlineField(props.field);
  if (field) return <EditedText {...props} target={field} />;
  return (
    <EditContext value={null}>
      <EditableText {...props} />
    </EditContext>
  );
}

function EditedText(props: EditableTextProps & { target: InlineField }) {
  const { as: As = 'span', value, className, id, multiline = false, target } = props;
  const t = useTexts();
  const { isEditing, isSelected, attributes } = useTextEditing({ value, multiline, target });
  const isEmpty = value === '';
  if (isEmpty && !isEditing && !invites(target, isSelected)) return null;
  return (
    <As
      id={id}
      {...attributes}
      className={classNames(className, styles['text'])}
      data-placeholder={t('inline.placeholder')}
      data-editor-only={isEmpty ? '' : undefined}
    />
  );
}

function invites(target: InlineField, isSelected: boolean): boolean {
  const company = target.company();
  return company === 'none' || (company === 'wordless' && isSelected);
}
