import { useCallback, useContext, useEffect, useState } from 'react';
import { downloadFile } from '#runtime/http/download.ts';
import { ClientContext } from '#runtime/islands/client-context.ts';
import { defineIsland } from '#runtime/islands/define-island.ts';
import { useTranslate } from '#runtime/render/page-context.ts';
import { addToast } from '#runtime/state/toast-store.ts';
import { buttonClass } from '../../_ui/button/button-class.ts';
import styles from './email-confirmation.module.css';
import type { Goal } from './goal.ts';

/** Long enough to read where one is taken. */
const REDIRECT_MS = 1200;

/**
 * What the script does about the goal, with what it says meanwhile (MAIL-02..04). In a preview, which
 * has no client, it does nothing.
 */
function GoalStep({ goal }: { goal: Goal }) {
  switch (goal.kind) {
    case 'message':
      return <MessageToast {...goal} />;
    case 'url':
      return <Redirect {...goal} />;
    case 'file':
      return <Download {...goal} />;
  }
}

/** The page itself says it too. */
function MessageToast({ isConfirmed }: { isConfirmed: boolean }) {
  const t = useTranslate();
  const toasts = useContext(ClientContext)?.toasts;
  useEffect(() => {
    if (!toasts) return;
    if (isConfirmed) addToast(toasts, 'success', t('email-confirmation:confirmed'));
    else addToast(toasts, 'info', t('email-confirmation:confirm'));
  }, [toasts, t, isConfirmed]);
  return null;
}

function Redirect({ href }: { href: string }) {
  const t = useTranslate();
  const client = useContext(ClientContext);
  useEffect(() => (client ? goLater(href) : undefined), [client, href]);
  return (
    <a href={href} className={buttonClass()}>
      {t('email-confirmation:continue')}
    </a>
  );
}

/** Returns what calls it off. */
function goLater(href: string): () => void {
  const timer = setTimeout(() => location.replace(href), REDIRECT_MS);
  return () => clearTimeout(timer);
}

function Download({ href, fileName }: { href: string; fileName: string }) {
  const t = useTranslate();
  const toasts = useContext(ClientContext)?.toasts;
  const [progress, setProgress] = useState<'downloading' | 'downloaded' | 'downloadFailed'>(
    'downloading',
  );
  const download = useCallback(async () => {
    if (!toasts) return;
    try {
      await downloadFile(href, fileName);
      setProgress('downloaded');
    } catch {
      setProgress('downloadFailed');
      addToast(toasts, 'error', t('email-confirmation:downloadFailed'));
    }
  }, [toasts, t, href, fileName]);
  useEffect(() => void download(), [download]);
  return (
    <>
      <p className={styles['text']} role="status">
        {t(`email-confirmation:${progress}`)}
      </p>
      <a href={href} download={fileName} className={buttonClass()}>
        {t('email-confirmation:download')}
      </a>
    </>
  );
}

/** Wakes with the page: the visitor came for nothing else. */
export const island = defineIsland({
  name: 'goal-step',
  hydrate: 'load',
  Component: GoalStep,
});
