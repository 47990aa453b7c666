import { useContext } from 'react';
import { Checkbox } from '#blocks/_ui/checkbox/checkbox.tsx';
import fieldStyles from '#blocks/_ui/field/field.module.css';
import { EditContext } from '#runtime/edit/edit-context.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import styles from './form.module.css';
import type { FormBlockValues } from './form.schema.ts';

/** An unticked box with the editor's text, which has to be ticked; none without a text. */
export function FormConsent({ values, id }: { values: FormBlockValues; id: string }) {
  const t = useTranslate();
  const isEdited = useContext(EditContext) !== null;
  const { consent, consentLink } = values;
  if (consent.trim() === '' && !isEdited) return null;
  return (
    <div className={styles['wide']}>
      <Checkbox
        id={id}
        name="consent"
        value="yes"
        required
        aria-describedby={`${id}-error`}
        data-missing={t('form:consentMissing')}
      >
        <EditableText field="consent" value={consent} multiline />
        <span aria-hidden="true"> *</span>
      </Checkbox>
      <p
        className={fieldStyles['error']}
        id={`${id}-error`}
        aria-live="polite"
        data-fault-of={t('form:consent')}
      />
      {consentLink && (
        <EditableLink field="consentLink" value={consentLink} className={styles['link']} />
      )}
    </div>
  );
}
