import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { thumbnailOf } from '#kit/media/thumbnail.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { BIN_KINDS, type BinItem, filterBin } from '#schemas/api/bin.ts';
import { useAdmin } from '../../admin-context.ts';
import { failureText, Screen } from '../../screen.tsx';
import type { Column } from '../../table/data-table.tsx';
import { ListView } from '../../table/list-view.tsx';
import lists from '../content/lists.module.css';
import { formatMoment } from '../system/format.ts';
import styles from './bin.module.css';
import { RemoveDialog } from './remove-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { useBinTexts } from './use-bin-texts.ts';
import { useRestore } from './use-restore.ts';

const PER_PAGE = 20;
const DAY_MS = 24 * 60 * 60_000;

/** A dialog that is open, and what it is about. */
type Question =
  | { kind: 'address'; item: BinItem; free: string }
  | { kind: 'remove'; item: BinItem };

/** What was deleted: back to where it was, or away for ever. */
export function BinScreen() {
  const { api, announce, t } = useBackOffice();
  const say = useBinTexts();
  const restore = useRestore();
  const [version, setVersion] = useState(0);
  const [question, setQuestion] = useState<Question | null>(null);

  function done() {
    setQuestion(null);
    setVersion((before) => before + 1);
  }

  async function bringBack(item: BinItem) {
    const failure = await restore(item);
    if (failure === null) return done();
    const { free } = failure.error.payload;
    if (typeof free === 'string') setQuestion({ kind: 'address', item, free });
    else announce(failureText(failure, t));
  }

  const columns = useColumns({
    onRestore: (item) => void bringBack(item),
    onRemove: (item) => setQuestion({ kind: 'remove', item }),
  });
  return (
    <Screen title={say('bin.title')} intro={say('bin.intro')}>
      <ListView
        caption={say('bin.title')}
        columns={columns}
        version={version}
        load={({ keywords, page, filters }) => {
          const kind = BIN_KINDS.find((one) => one === filters['kind']);
          return api.call(filterBin, {
            body: { page, limit: PER_PAGE, ...(keywords && { keywords }), ...(kind && { kind }) },
          });
        }}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        filters={[
          {
            name: 'kind',
            label: say('bin.kind'),
            options: BIN_KINDS.map((kind) => ({ value: kind, label: say(`bin.kind.${kind}`) })),
          },
        ]}
        empty={
          <div className={styles['empty']}>
            <Trash2 size={28} strokeWidth={1.5} aria-hidden />
            <p>{say('bin.empty')}</p>
          </div>
        }
      />
      {question?.kind === 'address' && (
        <RestoreDialog {...question} onDone={done} onClose={() => setQuestion(null)} />
      )}
      {question?.kind === 'remove' && (
        <RemoveDialog item={question.item} onDone={done} onClose={() => setQuestion(null)} />
      )}
    </Screen>
  );
}

interface Handlers {
  onRestore(item: BinItem): void;
  onRemove(item: BinItem): void;
}

function useColumns({ onRestore, onRemove }: Handlers): Column<BinItem>[] {
  const { user } = useBackOffice();
  const { locale } = useAdmin();
  const say = useBinTexts();
  return [
    { key: 'name', title: say('bin.name'), cell: (item) => <Thing item={item} /> },
    { key: 'kind', title: say('bin.kind'), cell: ({ kind }) => say(`bin.kind.${kind}`) },
    {
      key: 'deleted',
      title: say('bin.deleted'),
      cell: ({ deletedAt, deletedBy }) => (
        <span className={styles['when']}>
          <span>{deletedBy || say('bin.nobody')}</span>
          <small>{formatMoment(deletedAt, locale)}</small>
        </span>
      ),
    },
    { key: 'left', title: say('bin.left'), cell: (item) => <TimeLeft item={item} /> },
    {
      key: 'actions',
      title: '',
      align: 'end',
      cell: (item) => (
        <span className={lists['actions']}>
          <Button
            aria-label={say('bin.restoreNamed', { name: item.name })}
            onClick={() => onRestore(item)}
          >
            {say('bin.restore')}
          </Button>
          {user.role === 'owner' && (
            <Button
              aria-label={say('bin.removeNamed', { name: item.name })}
              onClick={() => onRemove(item)}
            >
              {say('bin.remove')}
            </Button>
          )}
        </span>
      ),
    },
  ];
}

function Thing({ item: { kind, name, slug, media, wasPublic } }: { item: BinItem }) {
  const say = useBinTexts();
  return (
    <span className={styles['thing']}>
      {media && <img src={thumbnailOf(media)} alt="" loading="lazy" />}
      <span>
        <strong>{name}</strong>
        {kind === 'page' && slug && <small>/{slug}</small>}
      </span>
      {kind === 'page' && wasPublic && <Badge>{say('bin.wasPublic')}</Badge>}
    </span>
  );
}

/** Days until it goes for ever; a picture that is used does not go by itself. */
function TimeLeft({ item: { kind, removedAt } }: { item: BinItem }) {
  const say = useBinTexts();
  const count = Math.ceil((Date.parse(removedAt) - Date.now()) / DAY_MS);
  if (count > 0) return say('bin.left', { count });
  return say(kind === 'media' ? 'bin.leftUsed' : 'bin.leftOver');
}
