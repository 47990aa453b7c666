import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { later } from '#runtime/later.ts';
import { useTexts } from '../back-office-context.ts';
import { Button } from './button.tsx';
import styles from './lazy-part.module.css';

interface FailedProps {
  onRetry(): void;
}

/**
 * A component whose code comes when it is first shown. `Failed` is shown when it could not be had,
 * with the way to ask again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<FailedProps> = PartFailed,
): ComponentType<Props> {
  const code = later(load);
  const fetchPart = () => void code.fetch();
  const retry = async () => {
    await code.fetch();
    if (code.hasFailed() && (await isServerThere())) location.reload();
  };
  return function LazyPart(props: Props) {
    const Part = useSyncExternalStore(code.subscribe, code.now);
    const failed = useSyncExternalStore(code.subscribe, code.hasFailed);
    useEffect(fetchPart, []);
    if (Part) return <Part {...props} />;
    return failed ? <Failed onRetry={() => void retry()} /> : null;
  };
}

/**
 * Some browsers never ask again for a script that failed to come once, and a deployment takes the old
 * ones away: then only the page itself can be asked for again, as long as it can be had.
 */
async function isServerThere(): Promise<boolean> {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: asks for the page itself, which is no call of the API
    return (await fetch(location.href, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}

/** Says that a part of the window is missing, and why. */
export function PartFailed({ onRetry }: FailedProps) {
  const t = useTexts();
  return (
    <div className={styles['failed']} role="alert">
      <p>{t('part.failed')}</p>
      <Button onClick={onRetry}>{t('open.retry')}</Button>
    </div>
  );
}
