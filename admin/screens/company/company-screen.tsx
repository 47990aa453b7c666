import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { adminCompany, type CompanyState } from '#schemas/api/admin-company.ts';
import { LoadedView, Screen } from '../../screen.tsx';
import styles from './company.module.css';
import { CompanyForm } from './company-form.tsx';
import { CompanyPreview } from './company-preview.tsx';
import { DutyList } from './duty-list.tsx';
import { useCompanyTexts } from './use-company-texts.ts';

/** Who sells: the data, what the law asks for and is missing, and where it appears. */
export function CompanyScreen() {
  const { api, t } = useBackOffice();
  const texts = useCompanyTexts();
  const [tries, setTries] = useState(0);
  const loaded = useLoaded(String(tries), () => api.call(adminCompany, {}));
  return (
    <Screen title={t('admin.menu.company')} intro={texts('company.intro')}>
      <LoadedView loaded={loaded} onRetry={() => setTries(tries + 1)}>
        {(state) => <Loaded state={state} />}
      </LoadedView>
    </Screen>
  );
}

function Loaded({ state }: { state: CompanyState }) {
  const [saved, setSaved] = useState(state);
  const [draft, setDraft] = useState(state.company);
  return (
    <div className={styles['layout']}>
      <CompanyForm
        draft={draft}
        saved={saved.company}
        onChange={setDraft}
        onSaved={(next) => {
          setSaved(next);
          setDraft(next.company);
        }}
      />
      <aside className={styles['aside']}>
        <DutyList company={draft} />
        <CompanyPreview state={saved} />
      </aside>
    </div>
  );
}
