import { Button } from '#blocks/_ui/button/button.tsx';
import { Checkbox } from '#blocks/_ui/checkbox/checkbox.tsx';
import { Field } from '#blocks/_ui/field/field.tsx';
import { Input } from '#blocks/_ui/field/input.tsx';
import { ACTIONS } from '#domain/web/actions.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage, useTranslate } from '#runtime/render/page-context.ts';
import styles from './newsletter-form.module.css';
import type { NewsletterFormValues } from './newsletter-form.schema.ts';
import { NewsletterThanks } from './newsletter-thanks.tsx';

/** Posts an e-mail address and the consent; works without JavaScript (FOOT-01). */
export function NewsletterForm({ values, nodeId }: BlockProps<NewsletterFormValues>) {
  const titleId = `${nodeId}-title`;
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={values.title === '' ? undefined : titleId}
      data-layout={values.layout}
    >
      <div className={styles['words']}>
        <EditableText field="eyebrow" value={values.eyebrow} as="p" className={styles['eyebrow']} />
        <EditableText
          field="title"
          value={values.title}
          as="h2"
          id={titleId}
          className={styles['title']}
        />
        <EditableText
          field="text"
          value={values.text}
          as="p"
          className={styles['text']}
          multiline
        />
      </div>
      <SubscribeForm values={values} nodeId={nodeId} />
      <NewsletterThanks id={`${nodeId}-thanks`} />
    </BlockRoot>
  );
}

function SubscribeForm({ values, nodeId }: { values: NewsletterFormValues; nodeId: string }) {
  const { t, path } = usePage();
  const email = { id: `${nodeId}-email`, label: t('newsletter-form:email'), error: '' };
  return (
    <form
      className={styles['form']}
      method="post"
      action={ACTIONS.newsletter}
      data-action="newsletter.subscribe"
      data-validate="newsletter"
      data-done-dialog={`${nodeId}-thanks`}
    >
      <input type="hidden" name="redirect" value={path} />
      <div className={styles['row']}>
        <Field {...email} required>
          <Input
            of={email}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            maxLength={254}
            placeholder={t('newsletter-form:placeholder')}
            required
          />
        </Field>
        <div className={styles['send']}>
          <Button type="submit" full>
            <EditableText
              field="button"
              value={values.button === '' ? t('newsletter-form:submit') : values.button}
            />
          </Button>
        </div>
      </div>
      <Consent values={values} id={`${nodeId}-consent`} />
    </form>
  );
}

/** Unticked, and required: nobody is subscribed by accident. */
function Consent({ values, id }: { values: NewsletterFormValues; id: string }) {
  const t = useTranslate();
  return (
    <div>
      <Checkbox
        id={id}
        name="acceptedConsents"
        value="newsletter"
        aria-describedby={`${id}-error`}
        required
      >
        <EditableText
          field="consent"
          value={values.consent === '' ? t('newsletter-form:consent') : values.consent}
        />{' '}
        <EditableLink field="consentLink" value={values.consentLink} />
      </Checkbox>
      <p className={styles['error']} id={`${id}-error`} aria-live="polite" />
    </div>
  );
}
