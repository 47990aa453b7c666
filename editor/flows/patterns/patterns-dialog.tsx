import { useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { matchesQuery } from '#kit/fold-text.ts';
import { matchingPatterns } from '#kit/patterns/find-patterns.ts';
import type { PatternWidth } from '#kit/patterns/pattern-frame.tsx';
import { type PatternEntry, PatternGrid } from '#kit/patterns/pattern-grid.tsx';
import { PatternWidthSwitch } from '#kit/patterns/pattern-width.tsx';
import { type Loaded, useLoaded } from '#kit/query/use-loaded.ts';
import { SearchField } from '#kit/ui/search-field.tsx';
import type { Translate } from '#runtime/i18n/texts.ts';
import type { DataOf } from '#schemas/api/endpoint.ts';
import { listPatterns } from '#schemas/api/patterns.ts';
import { PATTERN_CATEGORIES, type PatternCategory } from '#schemas/content/pattern.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { EditorDialog } from '../../kernel/editor-dialog.tsx';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import { revealSelected } from '../../kernel/placement/reveal.ts';
import { useEditorState, useUi } from '../../kernel/store/selectors.ts';
import { closeDialog } from '../../kernel/store/ui.ts';
import { insertPattern } from './insert-pattern.ts';
import { OwnPatternTools } from './own-pattern-tools.tsx';
import styles from './patterns-dialog.module.css';

type Patterns = DataOf<typeof listPatterns>;
/** What is shown: sections for a purpose, the site's own, or all. */
type Shelf = PatternCategory | 'own' | 'all';

/** Arranged sections to put on the page, as the shop would show them. */
export function PatternsDialog() {
  const t = useTexts();
  const { api } = useEditor();
  const [version, setVersion] = useState(0);
  const patterns = useLoaded(`patterns-${version}`, () => api.call(listPatterns, {}));
  return (
    <EditorDialog size="xl" title={t('action.patterns')}>
      <Shelves
        patterns={patterns.status === 'ready' ? patterns.data : NOTHING}
        news={newsOf(patterns, t)}
        onChanged={() => setVersion(version + 1)}
      />
    </EditorDialog>
  );
}

/** What is shown while the list is on its way: the search has the focus from the beginning. */
const NOTHING: Patterns = { ready: [], own: [] };

/** What is said in the place of how many there are. */
function newsOf(patterns: Loaded<Patterns>, t: Translate): string | null {
  if (patterns.status === 'failed') return patterns.failure.message;
  return patterns.status === 'loading' ? t('patterns.loading') : null;
}

interface ShelvesProps {
  patterns: Patterns;
  news: string | null;
  onChanged(): void;
}

function Shelves({ patterns, news, onChanged }: ShelvesProps) {
  const t = useTexts();
  const [query, setQuery] = useState('');
  const [shelf, setShelf] = useState<Shelf>('all');
  const [width, setWidth] = useState<PatternWidth>('desktop');
  const locale = useEditorState(({ scope }) => scope.locale);
  const { pick, picking, failure } = usePick();
  const entries = useEntries(patterns, { query, shelf, onChanged });
  return (
    <div className={styles['room']}>
      <div className={styles['head']}>
        <SearchField size="l" value={query} label={t('patterns.search')} onChange={setQuery} />
        <PatternWidthSwitch value={width} onChange={setWidth} />
      </div>
      <ShelfList value={shelf} hasOwn={patterns.own.length > 0} onChange={setShelf} />
      <div className={styles['content']}>
        <p className={styles['count']} role="status">
          {failure ?? news ?? t('patterns.count', { count: entries.length })}
        </p>
        <PatternGrid
          label={t('action.patterns')}
          entries={entries}
          locale={locale}
          width={width}
          isBusy={picking !== null}
          onPick={(name) => void pick(name)}
        />
      </div>
    </div>
  );
}

interface ShelfListProps {
  value: Shelf;
  hasOwn: boolean;
  onChange(shelf: Shelf): void;
}

function ShelfList({ value, hasOwn, onChange }: ShelfListProps) {
  const t = useTexts();
  const shelves: Shelf[] = ['all', ...PATTERN_CATEGORIES, ...(hasOwn ? ['own' as const] : [])];
  return (
    <ul className={styles['shelves']} aria-label={t('patterns.shelves')}>
      {shelves.map((shelf) => (
        <li key={shelf}>
          <button type="button" aria-pressed={shelf === value} onClick={() => onChange(shelf)}>
            {t(`patterns.shelf.${shelf}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface Wanted {
  query: string;
  shelf: Shelf;
  onChanged(): void;
}

/** What is on the shelf and fits the search: the site's own first. */
function useEntries(patterns: Patterns, { query, shelf, onChanged }: Wanted): PatternEntry[] {
  const t = useTexts();
  const locale = useUi('locale');
  const sections = patterns.ready.filter(({ about }) => about.kind === 'section');
  const ready = matchingPatterns(sections, query, locale).filter(
    ({ about }) => shelf === 'all' || about.category === shelf,
  );
  const own = patterns.own.filter(
    ({ title }) => (shelf === 'all' || shelf === 'own') && matchesQuery(query, [title]),
  );
  return [
    ...own.map((pattern) => ({
      name: pattern.name,
      title: pattern.title,
      text: t('patterns.savedBy', { name: pattern.author }),
      tools: <OwnPatternTools pattern={pattern} onChanged={onChanged} />,
    })),
    ...inOrder(ready).map(({ name, about }) => ({
      name,
      title: about.titles[locale],
      text: about.texts[locale],
    })),
  ];
}

function inOrder(ready: Patterns['ready']): Patterns['ready'] {
  const placeOf = ({ about }: Patterns['ready'][number]) =>
    about.category === null ? -1 : PATTERN_CATEGORIES.indexOf(about.category);
  return ready.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Puts one on the page and closes the dialog; says why it could not. */
function usePick() {
  const editor = useEditor();
  const canvas = useCanvasParts();
  const [picking, setPicking] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const pick = async (name: string) => {
    setPicking(name);
    const problem = await insertPattern(editor, name);
    if (problem === null) {
      closeDialog(editor.store);
      revealSelected(editor.store, canvas);
      return;
    }
    setPicking(null);
    setFailure(problem);
  };
  return { pick, picking, failure };
}
