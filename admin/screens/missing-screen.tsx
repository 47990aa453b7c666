import { Link } from 'react-router-dom';

import { useTexts } from '#kit/back-office-context.ts';
import { Screen } from '../screen.tsx';

/** An address of the panel that leads to nothing. */
export function MissingScreen() {
  const t = useTexts();
  return (
    <Screen title={t('admin.missing.title')} intro={t('admin.missing.text')}>
      <p>
        <Link to="/">{t('admin.menu.overview')}</Link>
      </p>
    </Screen>
  );
}
