import { UserRoundSearch } from 'lucide-react';
import { useTexts } from '#kit/back-office-context.ts';
import { Banner } from '#kit/ui/banner.tsx';
import { Button } from '#kit/ui/button.tsx';
import { useEditor } from '../../kernel/editor-context.ts';
import { useUi } from '../../kernel/store/selectors.ts';
import { setUi } from '../../kernel/store/ui.ts';
import { stateText } from './state-choices.tsx';

/** Says that the canvas shows a state with sample data, and leads back. */
export function StateBanner() {
  const t = useTexts();
  const { store } = useEditor();
  const met = useUi('met');
  const names = Object.values(met).map((state) => t(stateText(state)));
  return (
    <Banner icon={UserRoundSearch} text={t('state.shown', { names: names.join(', ') })}>
      <Button onClick={() => setUi(store, { met: {} })}>{t('state.end')}</Button>
    </Banner>
  );
}
