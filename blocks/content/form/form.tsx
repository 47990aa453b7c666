import { useContext } from 'react';
import { Button } from '#blocks/_ui/button/button.tsx';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import { ACTIONS } from '#domain/web/actions.ts';
import { askedFields, formStamp } from '#domain/web/form-fields.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditContext } from '#runtime/edit/edit-context.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { pageHref } from '#runtime/links/page-href.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useNode } from '#runtime/render/node-context.ts';
import { usePage } from '#runtime/render/page-context.ts';
import styles from './form.module.css';
import type { FormBlockValues } from './form.schema.ts';
import { FormConsent } from './form-consent.tsx';
import { FormField } from './form-field.tsx';

/**
 * A form whose fields an editor says. It is posted without scripts too; the words of thanks are
 * found by their address then. Who gets the answers is not in the page.
 */
export function FormBlock({ values, nodeId }: BlockProps<FormBlockValues>) {
  const { title, text, fields } = values;
  const isEdited = useContext(EditContext) !== null;
  if (askedFields(fields).length === 0 && !isEdited) return <BlockRoot hidden />;
  const hasHead = title !== '' || text !== '';
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : `${nodeId}-title`}
    >
      {(hasHead || isEdited) && <SectionHeading values={{ title, text }} id={`${nodeId}-title`} />}
      <Thanks values={values} nodeId={nodeId} />
      <Questions values={values} nodeId={nodeId} />
    </BlockRoot>
  );
}

interface PartProps {
  values: FormBlockValues;
  nodeId: string;
}

/** Shown once the form was sent: the answer leads to it. Editors see it always, so that they can change it. */
function Thanks({ values, nodeId }: PartProps) {
  const { t, ...page } = usePage();
  const isEdited = useContext(EditContext) !== null;
  return (
    <div
      id={`${nodeId}-thanks`}
      className={styles['thanks']}
      data-shown={isEdited ? '' : undefined}
      role="status"
      tabIndex={-1}
    >
      <EditableText
        field="thanks"
        value={values.thanks === '' ? t('form:thanks') : values.thanks}
        as="p"
        multiline
      />
      <a href={pageHref(page.path, page)} className={styles['again']}>
        {t('form:again')}
      </a>
    </div>
  );
}

function Questions({ values, nodeId }: PartProps) {
  const { fields, consent, columns } = values;
  const page = usePage();
  const { elementId, key } = useNode();
  const here = pageHref(page.path, page);
  const asked = askedFields(fields);
  return (
    <form
      id={`${nodeId}-form`}
      className={styles['form']}
      method="post"
      action={ACTIONS.form}
      data-action="form.send"
      data-columns={columns}
      data-enhance="fault-list"
    >
      <input type="hidden" name="redirect" value={`${here}#${nodeId}-thanks`} />
      <input type="hidden" name="page" value={`${here}#${nodeId}-form`} />
      <input type="hidden" name="element" value={elementId} />
      <input type="hidden" name="node" value={key} />
      <input type="hidden" name="language" value={page.locale} />
      <input type="hidden" name="stamp" value={formStamp({ fields, consent })} />
      <Faults id={`${nodeId}-faults`} />
      {asked.map((field) => (
        <FormField key={field.name} field={field} id={`${nodeId}-${field.name}`} />
      ))}
      <FormConsent values={values} id={`${nodeId}-consent`} />
      <div className={styles['send']}>
        <Button type="submit">
          <EditableText
            field="button"
            value={values.button === '' ? page.t('form:submit') : values.button}
          />
        </Button>
      </div>
    </form>
  );
}

/** What is wrong in all of the form, with links to the places; a script fills it in. */
function Faults({ id }: { id: string }) {
  const { t } = usePage();
  return (
    <div className={styles['faults']} data-faults hidden>
      <p id={id} className={styles['faultsTitle']}>
        {t('form:faults')}
      </p>
      <ul aria-labelledby={id} />
    </div>
  );
}
