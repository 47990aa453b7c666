import { useTexts } from '../../back-office-context.ts';
import { Screen } from '../screen.tsx';

export function CacheScreen() {
  const t = useTexts();
  return <Screen title={t('admin.title')}>{null}</Screen>;
}
