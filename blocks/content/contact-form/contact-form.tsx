import { ACTIONS } from '#domain/web/actions.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { pageHref } from '#runtime/links/page-href.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { TextField } from '../../_ui/account/text-field.tsx';
import { Button } from '../../_ui/button/button.tsx';
import { ConsentBoxes } from '../../_ui/consents/consent-boxes.tsx';
import { Field } from '../../_ui/field/field.tsx';
import { Textarea } from '../../_ui/field/textarea.tsx';
import type { ContactFormData } from './contact-form.loader.ts';
import styles from './contact-form.module.css';
import type { ContactFormValues } from './contact-form.schema.ts';

/** Longest question that the shop takes (G-039). */
const MAX_MESSAGE = 5000;

/** A question to the shop; works without JavaScript, the answer then is a notice on the same page. */
export function ContactForm({
  values,
  data: { consents },
  nodeId,
}: BlockProps<ContactFormValues, ContactFormData>) {
  const page = usePage();
  const { t } = page;
  const titleId = `${nodeId}-title`;
  const message = { id: `${nodeId}-message`, label: t('contact-form:message'), error: '' };
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={values.title === '' ? undefined : titleId}
    >
      <div className={styles['words']}>
        <EditableText
          as="h2"
          field="title"
          value={values.title}
          id={titleId}
          className={styles['title']}
        />
        <EditableText
          as="p"
          field="text"
          value={values.text}
          className={styles['text']}
          multiline
        />
      </div>
      <form
        className={styles['form']}
        method="post"
        action={ACTIONS.contact}
        data-action="contact.send"
      >
        <input type="hidden" name="redirect" value={pageHref(page.path, page)} />
        <TextField
          id={`${nodeId}-name`}
          name="name"
          label={t('contact-form:name')}
          value=""
          autoComplete="name"
          required
        />
        <TextField
          id={`${nodeId}-email`}
          name="email"
          type="email"
          label={t('contact-form:email')}
          value=""
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          required
        />
        <div className={styles['wide']}>
          <Field {...message} required>
            <Textarea of={message} name="message" rows={6} maxLength={MAX_MESSAGE} required />
          </Field>
        </div>
        <div className={styles['wide']}>
          <ConsentBoxes id={`${nodeId}-consent`} consents={consents} />
        </div>
        <div className={styles['send']}>
          <Button type="submit">
            <EditableText
              field="button"
              value={values.button === '' ? t('contact-form:submit') : values.button}
            />
          </Button>
        </div>
      </form>
    </BlockRoot>
  );
}
