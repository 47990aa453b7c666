import { useEditor } from '#editor/kernel/editor-context.ts';
import { type ControlProps, inputAttributes } from '#kit/fields/control-props.ts';
import styles from '#kit/fields/controls.module.css';
import { useLatest } from '#kit/query/use-latest.ts';
import { listNavigations } from '#schemas/api/site.ts';

/** One of the navigations of the site; one that is gone stays in sight. */
export function NavigationControl(props: ControlProps) {
  const { api, t } = useEditor();
  const { status, value: navigations = [] } = useLatest('all', () => api.get(listNavigations, {}));
  const current = typeof props.value === 'string' ? props.value : '';
  const isKnown = current === '' || navigations.some(({ name }) => name === current);
  return (
    <select
      {...inputAttributes(props)}
      className={styles['select']}
      value={current}
      aria-busy={status === 'loading'}
      onChange={({ target }) => props.onChange(target.value)}
    >
      {current === '' && <option value="">{t('panel.navigation.none')}</option>}
      {!isKnown && (
        <option value={current}>
          {status === 'ready' ? t('panel.navigation.gone', { name: current }) : current}
        </option>
      )}
      {navigations.map(({ name, entries }) => (
        <option key={name} value={name}>
          {t('panel.navigation.option', { name, count: entries })}
        </option>
      ))}
    </select>
  );
}
