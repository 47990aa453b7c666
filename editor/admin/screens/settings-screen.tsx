import { useTexts } from '../../back-office-context.ts';
import { Screen } from '../screen.tsx';

export function SettingsScreen() {
  const t = useTexts();
  return <Screen title={t('admin.title')}>{null}</Screen>;
}
