import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useBackOffice, useTexts } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { CONSENT_FORMS, type ConsentAssignment } from '#schemas/api/consents.ts';
import { LoadedView, Screen } from '../screen.tsx';
import { ConsentFormEditor } from './system/consent-form-editor.tsx';
import styles from './system/consents.module.css';
import { loadFormConsents } from './system/load-consents.ts';

type Form = ConsentAssignment['assigned_to'];

/** Which consents a form shows, in what order, and which of them it insists on (ADMIN-02). */
export function ConsentFormScreen() {
  const { form: name } = useParams();
  const form = CONSENT_FORMS.find((known) => known === name);
  return form ? <KnownForm key={form} form={form} /> : <UnknownForm />;
}

function KnownForm({ form }: { form: Form }) {
  const { api, t } = useBackOffice();
  const [tries, setTries] = useState(0);
  const loaded = useLoaded(`${form}/${tries}`, () => loadFormConsents(api, form));
  return (
    <Screen
      title={t(`admin.consent.form.${form}`)}
      intro={t('admin.consent.formIntro')}
      back={{ to: '/consent', label: t('admin.menu.consent') }}
      width="narrow"
    >
      <LoadedView loaded={loaded} onRetry={() => setTries(tries + 1)}>
        {(data) => <ConsentFormEditor {...data} />}
      </LoadedView>
    </Screen>
  );
}

function UnknownForm() {
  const t = useTexts();
  return (
    <Screen
      title={t('admin.consent.noForm')}
      intro={t('admin.consent.noFormText')}
      back={{ to: '/consent', label: t('admin.menu.consent') }}
      width="narrow"
    >
      <ul className={styles['forms']}>
        {CONSENT_FORMS.map((form) => (
          <li key={form}>
            <Link to={`/consent/${form}`}>{t(`admin.consent.form.${form}`)}</Link>
            <ChevronRight size={16} aria-hidden />
          </li>
        ))}
      </ul>
    </Screen>
  );
}
