import { useTranslate } from '#runtime/render/page-context.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import styles from './consent-boxes.module.css';
import { ConsentsMissing } from './consents-missing.tsx';
import type { FormConsent } from './form-consents.ts';

export interface ConsentBoxesProps {
  /** Ids of the boxes begin with it. */
  id: string;
  /** Null where they could not be had: nobody can agree then (CONS-03). */
  consents: readonly FormConsent[] | null;
}

/** Unticked boxes with the shop's own texts, and a star where the form insists (CONS-01, CONS-04). */
export function ConsentBoxes({ id, consents }: ConsentBoxesProps) {
  if (consents === null) return <ConsentsMissing />;
  if (consents.length === 0) return null;
  return (
    <div>
      {consents.map((consent) => (
        <ConsentBox key={consent.name} id={`${id}-${consent.name}`} consent={consent} />
      ))}
    </div>
  );
}

function ConsentBox({ id, consent }: { id: string; consent: FormConsent }) {
  const t = useTranslate();
  const { name, html, isRequired } = consent;
  return (
    <div>
      <Checkbox
        id={id}
        name="acceptedConsents"
        value={name}
        aria-describedby={`${id}-error`}
        required={isRequired}
        data-missing={t('loader:consentRequired')}
      >
        <span
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's sanitised text of the consent (CONS-01)
          dangerouslySetInnerHTML={{ __html: html }}
        />
        {isRequired && <span aria-hidden="true"> *</span>}
      </Checkbox>
      <p className={styles['error']} id={`${id}-error`} aria-live="polite" />
    </div>
  );
}
