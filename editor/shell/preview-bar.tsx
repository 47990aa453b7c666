import { useAction } from '../actions/use-action.ts';
import { useTexts } from '../back-office-context.ts';
import { Button } from '../ui/button.tsx';
import styles from './preview-bar.module.css';
import { WidthSwitch } from './width-switch.tsx';

/** Stands in for the top bar while the page is shown without the editor's marks. */
export function PreviewBar() {
  const t = useTexts();
  const { run } = useAction('preview');
  return (
    <section aria-label={t('topbar.label')} className={styles['bar']}>
      <span>{t('preview.title')}</span>
      <WidthSwitch />
      <Button onClick={run}>{t('preview.end')}</Button>
    </section>
  );
}
