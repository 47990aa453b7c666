import { ChevronRight, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { showContentLocale } from '../../kernel/actions/languages.ts';
import { nodeAt } from '../../kernel/actions/scene.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import { revealSelected } from '../../kernel/placement/reveal.ts';
import { select } from '../../kernel/store/select.ts';
import { closeDialog } from '../../kernel/store/ui.ts';
import type { PageWarning } from './checks/page-warning.ts';
import { warningId, warningSubject } from './page-warnings.ts';
import type { PageCheck } from './use-page-check.ts';
import styles from './warning-list.module.css';

/** So many warnings of one kind are shown at once; more fold. */
const SHOWN = 3;

type WarningListProps = Pick<PageCheck, 'warnings' | 'isChecking' | 'isIncomplete'>;

/** What to look at before publishing, kind by kind; each with the way to its block. */
export function WarningList({ warnings, isChecking, isIncomplete }: WarningListProps) {
  const t = useTexts();
  const kinds = [...new Set(warnings.map(({ kind }) => kind))];
  return (
    <section className={styles['root']} aria-label={t('publish.warnings')} aria-busy={isChecking}>
      <CheckState count={warnings.length} isChecking={isChecking} isIncomplete={isIncomplete} />
      {kinds.map((kind) => (
        <KindOfWarning key={kind} warnings={warnings.filter((one) => one.kind === kind)} />
      ))}
    </section>
  );
}

interface CheckStateProps {
  count: number;
  isChecking: boolean;
  isIncomplete: boolean;
}

function CheckState({ count, isChecking, isIncomplete }: CheckStateProps) {
  const t = useTexts();
  const isGood = count === 0 && !isChecking && !isIncomplete;
  const Icon = isGood ? CircleCheck : TriangleAlert;
  const found = count > 0 ? 'publish.warnings' : 'publish.noWarnings';
  return (
    <div role="status" className={styles['states']}>
      {(count > 0 || isGood) && (
        <p className={styles['state']} data-clean={isGood ? '' : undefined}>
          <Icon size={16} aria-hidden />
          {t(found)}
        </p>
      )}
      {isChecking && <p className={styles['note']}>{t('publish.checking')}</p>}
      {isIncomplete && <p className={styles['note']}>{t('publish.someUnchecked')}</p>}
    </div>
  );
}

function KindOfWarning({ warnings }: { warnings: readonly PageWarning[] }) {
  const t = useTexts();
  const [first] = warnings;
  if (!first) return null;
  if (first.key === null && warnings.length === 1) {
    return (
      <p className={styles['single']}>
        {t(`warning.${first.kind}`)} {first.about}
      </p>
    );
  }
  return (
    <details className={styles['kind']} open={warnings.length <= SHOWN}>
      <summary>
        <ChevronRight size={14} aria-hidden />
        <span>{t(`warning.${first.kind}`)}</span>
        <span className={styles['count']}>{warnings.length}</span>
      </summary>
      <ul>
        {warnings.map((warning) => (
          <WarningLine key={warningId(warning)} warning={warning} />
        ))}
      </ul>
    </details>
  );
}

function WarningLine({ warning }: { warning: PageWarning }) {
  const editor = useEditor();
  const canvas = useCanvasParts();
  const { store, t } = editor;
  const { key, field = null, locale } = warning;
  const node = key === null ? undefined : nodeAt(editor, key);
  const subject = warningSubject(editor, node, warning);
  return (
    <li>
      <p>{subject}</p>
      {node && (
        <Button
          aria-label={`${t('findings.show')}: ${subject}`}
          onClick={async () => {
            closeDialog(store);
            if (locale) await showContentLocale(editor, locale);
            select(store, node.key, field);
            revealSelected(store, canvas);
          }}
        >
          {t('findings.show')}
        </Button>
      )}
    </li>
  );
}
