import { ExternalLink } from 'lucide-react';
import type { PresetRun } from '#schemas/api/presets.ts';
import styles from './presets.module.css';
import { usePresetsTexts } from './use-presets-texts.ts';

interface RunNoticeProps {
  run: PresetRun;
  /** Of the preset, in the reader's language. */
  name: string;
}

/** How far an import is, or how it ended. */
export function RunNotice({ run, name }: RunNoticeProps) {
  const s = usePresetsTexts();
  const { state, done, total, fault, kept } = run;
  if (state === 'running') {
    return (
      <div className={styles['notice']} role="status">
        <b>{s('presets.running', { name })}</b>
        <progress aria-label={s('presets.running', { name })} value={done} max={total || 1} />
        {total > 0 && <span>{s('presets.runningStep', { done, total })}</span>}
      </div>
    );
  }
  if (state === 'failed') {
    return (
      <div className={styles['notice']} data-state="failed" role="alert">
        <b>{s('presets.failed', { name })}</b>
        <span>{fault || s('presets.failedAgain')}</span>
      </div>
    );
  }
  return (
    <div className={styles['notice']} data-state="done" role="status">
      <b>{s('presets.done', { name })}</b>
      {kept.length > 0 && (
        <span>
          {s('presets.keptLabel')} {kept.map((part) => s(`presets.kept.${part}`)).join(', ')}.
        </span>
      )}
      <a href="/">
        {s('presets.see')}
        <ExternalLink size={15} aria-hidden />
      </a>
    </div>
  );
}
