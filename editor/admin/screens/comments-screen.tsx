import { useTexts } from '../../back-office-context.ts';
import { Screen } from '../screen.tsx';

export function CommentsScreen() {
  const t = useTexts();
  return <Screen title={t('admin.title')}>{null}</Screen>;
}
