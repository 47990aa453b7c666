import { useBackOffice } from '#kit/back-office-context.ts';
import { Card, Screen } from '../../screen.tsx';
import { LoadedCountries } from './loaded-countries.tsx';
import { useStoreTexts } from './use-store-texts.ts';

/** Where the shop sells and delivers. */
export function CountriesScreen() {
  const { t } = useBackOffice();
  const say = useStoreTexts();
  return (
    <Screen title={t('admin.menu.countries')} intro={say('countries.intro')} width="narrow">
      <Card>
        <LoadedCountries />
      </Card>
    </Screen>
  );
}
