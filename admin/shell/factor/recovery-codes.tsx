import { useBackOffice } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { useCopy } from '#kit/use-copy.ts';
import styles from './factor.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose(): void;
}

/** Codes that nobody can see again once this is closed. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { t, user, announce } = useBackOffice();
  const text = `${location.host} ${user.email}\n\n${codes.join('\n')}\n`;
  const copy = useCopy({
    copied: t('admin.factor.copied'),
    failed: t('admin.factor.copyFailed'),
  });
  return (
    <Dialog
      open
      // A click beside it would lose the codes: only the button closes.
      onClose={() => announce(t('admin.factor.keepFirst'))}
      title={t('admin.factor.codes')}
      description={t('admin.factor.codesText')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button size="l" onClick={() => void copy(text)}>
            {t('admin.factor.copy')}
          </Button>
          <a
            className={styles['download']}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="izlog-recovery-codes.txt"
          >
            {t('admin.factor.download')}
          </a>
          <Button size="l" kind="primary" onClick={onClose}>
            {t('admin.factor.kept')}
          </Button>
        </>
      }
    >
      <ol className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
