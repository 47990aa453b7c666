import { useTexts } from '#kit/back-office-context.ts';
import { Screen } from '../screen.tsx';
import { LegalPages } from './company/legal-pages.tsx';
import { useCompanyTexts } from './company/use-company-texts.ts';

/** The pages that the law asks for. */
export function LegalScreen() {
  const t = useTexts();
  const texts = useCompanyTexts();
  return (
    <Screen title={t('admin.menu.legal')} intro={texts('legal.intro')} width="narrow">
      <LegalPages />
    </Screen>
  );
}
