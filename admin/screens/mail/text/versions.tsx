import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import type { MailTextAnswer } from '#schemas/api/mail-texts.ts';
import { useAdmin } from '../../../admin-context.ts';
import { Card } from '../../../screen.tsx';
import { formatMoment } from '../../system/format.ts';
import own from '../mail.module.css';
import { useMailTexts } from '../use-mail-texts.ts';
import styles from './text.module.css';

interface VersionsProps {
  versions: MailTextAnswer['versions'];
  /** What is typed would be lost. */
  isDirty: boolean;
  onRestore(id: number): void;
}

/** What was saved before, and by whom. */
export function Versions({ versions, isDirty, onRestore }: VersionsProps) {
  const { locale } = useAdmin();
  const say = useMailTexts();
  return (
    <Card title={say('mail.versions.title')}>
      {versions.length === 0 && <p className={own['hint']}>{say('mail.versions.none')}</p>}
      {isDirty && versions.length > 1 && (
        <p className={own['hint']}>{say('mail.versions.unsaved')}</p>
      )}
      {versions.length > 0 && (
        <ul className={styles['versions']}>
          {versions.map(({ id, at, by, isReset }, index) => {
            const moment = formatMoment(at, locale);
            return (
              <li key={id}>
                <span>
                  {isReset ? `${moment} · ${say('mail.versions.reset')}` : moment}
                  {by !== null && <small>{by}</small>}
                </span>
                {index === 0 ? (
                  <Badge tone="success">{say('mail.versions.now')}</Badge>
                ) : (
                  <Button
                    disabled={isDirty}
                    aria-label={say('mail.versions.restoreOf', { at: moment })}
                    onClick={() => onRestore(id)}
                  >
                    {say('mail.versions.restore')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
