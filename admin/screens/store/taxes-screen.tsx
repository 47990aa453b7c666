import { useTexts } from '#kit/back-office-context.ts';
import { Screen } from '../../screen.tsx';
import { LoadedTaxes } from './loaded-taxes.tsx';
import { useStoreTexts } from './use-store-texts.ts';

/** Whether the shop charges VAT, and at which rates. */
export function TaxesScreen() {
  const t = useTexts();
  const say = useStoreTexts();
  return (
    <Screen title={t('admin.menu.taxes')} intro={say('vat.intro')} width="narrow">
      <LoadedTaxes />
    </Screen>
  );
}
