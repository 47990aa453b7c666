import { type SubmitEvent, useId, useState } from 'react';
import { countryName } from '#domain/company/rows.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { SearchBox } from '#kit/fields/search-box.tsx';
import { Button } from '#kit/ui/button.tsx';
import { adminUpdateCountries, type CountriesState } from '#schemas/api/admin-countries.ts';
import { useAdmin } from '../../admin-context.ts';
import { LeaveDialog } from '../../dialogs/leave-dialog.tsx';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import { useUndoNotice } from '../settings/use-undo-notice.ts';
import styles from './countries.module.css';
import {
  choicesWithout,
  draftOf,
  lacksUnion,
  matching,
  routesTo,
  strandedBy,
  withCountries,
  withUnion,
} from './country-draft.ts';
import { CountryRow } from './country-row.tsx';
import { useStoreTexts } from './use-store-texts.ts';

interface CountriesFormProps {
  saved: CountriesState;
  onSaved(state: CountriesState): void;
  /** What is saved changed by another way. */
  onReload(): void;
}

/** Where the shop sells, in the order of its forms, and which country they propose. */
export function CountriesForm({ saved, onSaved, onReload }: CountriesFormProps) {
  const { api, t, user } = useBackOffice();
  const sayChanged = useUndoNotice();
  const { locale } = useAdmin();
  const say = useStoreTexts();
  const { failure, send } = useSend();
  const [draft, setDraft] = useState(() => draftOf(saved));
  const id = useId();
  const isLocked = user.role !== 'owner';
  const { countries, standard } = draft;
  const isDirty = JSON.stringify(draft) !== JSON.stringify(draftOf(saved));
  const stranded = strandedBy(countries, saved);

  function move(from: number, to: number) {
    const rest = countries.filter((_iso, place) => place !== from);
    const moved = countries[from] ?? '';
    setDraft({ standard, countries: [...rest.slice(0, to), moved, ...rest.slice(to)] });
  }

  async function save(event: SubmitEvent) {
    event.preventDefault();
    await send(
      () => api.call(adminUpdateCountries, { body: { standard, countries: [...countries] } }),
      (state) => {
        setDraft(draftOf(state));
        onSaved(state);
        void sayChanged({
          sentence: say('countries.saved'),
          name: t('admin.menu.countries'),
          isOne: (setting) => setting === 'countries.sold',
          onUndone: onReload,
        });
      },
    );
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
      <LeaveDialog isDirty={isDirty} />
      {isLocked && <p className={styles['hint']}>{say('countries.onlyOwners')}</p>}
      <fieldset className={styles['sold']} aria-label={say('countries.standardOf')}>
        <ol>
          {countries.map((iso, place) => (
            <CountryRow
              key={iso}
              iso={iso}
              name={countryName(iso, locale)}
              place={place}
              count={countries.length}
              isStandard={iso === standard}
              routes={routesTo(iso, saved.routes)}
              isLocked={isLocked}
              onStandard={() => setDraft({ countries, standard: iso })}
              onMove={(to) => move(place, to)}
              onRemove={() =>
                setDraft(
                  withCountries(
                    draft,
                    countries.filter((other) => other !== iso),
                  ),
                )
              }
            />
          ))}
        </ol>
      </fieldset>
      {!isLocked && (
        <div className={styles['add']}>
          <label htmlFor={id}>{say('countries.add')}</label>
          <SearchBox
            id={id}
            disabled={false}
            search={async (query) => matching(choicesWithout(countries, locale), query)}
            onPick={({ iso }) => setDraft(withCountries(draft, [...countries, iso]))}
          />
          {lacksUnion(draft) && (
            <Button size="l" onClick={() => setDraft(withUnion(draft, locale))}>
              {say('countries.union')}
            </Button>
          )}
        </div>
      )}
      {stranded.length > 0 && (
        <p className={styles['fault']} role="alert">
          {say('countries.stranded', { names: stranded.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {!isLocked && (
        <div className={styles['foot']}>
          <Refusal failure={failure} />
          <Button size="l" kind="primary" type="submit" disabled={!isDirty}>
            {say('countries.save')}
          </Button>
        </div>
      )}
    </form>
  );
}
