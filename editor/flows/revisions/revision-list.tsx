import { useTexts } from '#kit/back-office-context.ts';
import { Badge } from '#kit/ui/badge.tsx';
import type { listRevisions } from '#schemas/api/content.ts';
import type { DataOf } from '#schemas/api/endpoint.ts';
import { useUi } from '../../kernel/store/selectors.ts';
import styles from './revisions.module.css';

type Entry = DataOf<typeof listRevisions>['records'][number];

/** A version, and all that was done with it. */
export interface Revision {
  rev: number;
  author: string;
  at: string;
  kinds: readonly Entry['kind'][];
}

/** Entries of the history, newest first; saving and publishing the same version are one. */
export function revisionsOf(entries: readonly Entry[]): Revision[] {
  const byRev = new Map<number, Revision>();
  for (const { rev, author, created_at, kind } of entries) {
    const known = byRev.get(rev);
    byRev.set(rev, {
      rev,
      author: known?.author || author,
      at: known?.at ?? created_at,
      kinds: [...(known?.kinds ?? []), kind],
    });
  }
  return [...byRev.values()].sort((one, other) => other.rev - one.rev);
}

/** Chosen in the place of a version: the one that comes with the product. */
export const BUILT_IN = 0;
/** Likewise: the one that came with the preset of the shop. */
export const PRESET = -1;

interface RevisionListProps {
  revisions: readonly Revision[];
  chosen: number;
  /** The built-in version is offered behind them. */
  hasBuiltIn: boolean;
  /** So is the version that came with the preset. */
  hasPreset: boolean;
  onChoose(rev: number): void;
}

/** Versions by time and author; the chosen one is shown beside them. */
export function RevisionList(props: RevisionListProps) {
  const { revisions, chosen, hasBuiltIn, hasPreset, onChoose } = props;
  const t = useTexts();
  return (
    <ol className={styles['list']} aria-label={t('revisions.list')}>
      {revisions.map((revision, index) => (
        <li key={revision.rev}>
          <button
            type="button"
            aria-current={revision.rev === chosen ? 'true' : undefined}
            onClick={() => onChoose(revision.rev)}
          >
            <RevisionName revision={revision} isCurrent={index === 0} />
          </button>
        </li>
      ))}
      {hasPreset && (
        <Origin
          isChosen={chosen === PRESET}
          name={t('revisions.preset')}
          text={t('revisions.presetText')}
          onChoose={() => onChoose(PRESET)}
        />
      )}
      {hasBuiltIn && (
        <Origin
          isChosen={chosen === BUILT_IN}
          name={t('revisions.builtIn')}
          text={t('revisions.builtInText')}
          onChoose={() => onChoose(BUILT_IN)}
        />
      )}
    </ol>
  );
}

interface OriginProps {
  isChosen: boolean;
  name: string;
  text: string;
  onChoose(): void;
}

/** A version that nobody here made. */
function Origin({ isChosen, name, text, onChoose }: OriginProps) {
  return (
    <li>
      <button type="button" aria-current={isChosen ? 'true' : undefined} onClick={onChoose}>
        <span className={styles['time']}>{name}</span>
        <span className={styles['author']}>{text}</span>
      </button>
    </li>
  );
}

function RevisionName({ revision, isCurrent }: { revision: Revision; isCurrent: boolean }) {
  const t = useTexts();
  const locale = useUi('locale');
  const { at, author, rev, kinds } = revision;
  return (
    <>
      <span className={styles['time']}>
        {new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}
      </span>
      <span className={styles['author']}>
        {author} · {t('revisions.version', { rev })}
      </span>
      <span className={styles['badges']}>
        {isCurrent && <Badge tone="accent">{t('revisions.current')}</Badge>}
        {kinds.includes('publish') && <Badge tone="success">{t('revisions.publish')}</Badge>}
        {kinds.includes('revert') && <Badge>{t('revisions.revertedTo')}</Badge>}
      </span>
    </>
  );
}
