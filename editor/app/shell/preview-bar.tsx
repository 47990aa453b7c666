import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { useAction } from '../../kernel/actions/use-action.ts';
import styles from './preview-bar.module.css';
import { StateSwitch } from './state-switch.tsx';
import { WidthSwitch } from './width-switch.tsx';

/** Stands in for the top bar while the page is shown without the editor's marks. */
export function PreviewBar() {
  const t = useTexts();
  const { run } = useAction('preview');
  return (
    <section aria-label={t('topbar.label')} className={styles['bar']}>
      <span>{t('preview.title')}</span>
      <WidthSwitch />
      <StateSwitch />
      <Button onClick={run}>{t('preview.end')}</Button>
    </section>
  );
}
