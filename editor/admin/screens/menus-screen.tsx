import { useTexts } from '../../back-office-context.ts';
import { Screen } from '../screen.tsx';

export function MenusScreen() {
  const t = useTexts();
  return <Screen title={t('admin.title')}>{null}</Screen>;
}
