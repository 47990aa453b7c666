import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { adminCompany, type CompanyState } from '#schemas/api/admin-company.ts';
import { LoadedView } from '../../../screen.tsx';
import { CompanyForm } from '../../company/company-form.tsx';
import { DutyList } from '../../company/duty-list.tsx';
import type { StepProps } from '../step-card.tsx';

/** Who sells, with what the law asks for. */
export function CompanyStep({ onChanged }: StepProps) {
  const { api } = useBackOffice();
  const [tries, setTries] = useState(0);
  const loaded = useLoaded(String(tries), () => api.call(adminCompany, {}));
  return (
    <LoadedView loaded={loaded} onRetry={() => setTries(tries + 1)}>
      {(state) => <Company begun={state} onChanged={onChanged} />}
    </LoadedView>
  );
}

function Company({ begun, onChanged }: StepProps & { begun: CompanyState }) {
  const [saved, setSaved] = useState(begun.company);
  const [draft, setDraft] = useState(begun.company);
  return (
    <>
      <CompanyForm
        draft={draft}
        saved={saved}
        onChange={setDraft}
        onSaved={({ company }) => {
          setSaved(company);
          setDraft(company);
          onChanged();
        }}
      />
      <DutyList company={draft} />
    </>
  );
}
