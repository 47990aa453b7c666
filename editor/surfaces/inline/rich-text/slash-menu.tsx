import { type Editor, useEditorState } from '@tiptap/react';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { Floating } from '#kit/ui/floating.tsx';
import styles from '../inline.module.css';
import { INSERT_TOOLS, NODE_TOOLS } from './rich-text-tools.ts';

/** Answers whether it took the key. */
export type KeyTaker = (key: string) => boolean;

interface SlashMenuProps {
  editor: Editor;
  nodes: ReadonlySet<string>;
  /** Is given what takes the keys of the text while the menu is open. */
  keys: RefObject<KeyTaker | null>;
  pickPicture(): void;
}

/**
 * What may begin here, after a slash at the beginning of a paragraph; what is typed behind it chooses
 * among them. The focus stays in the text: arrow keys choose, Enter takes, Escape leaves the slash.
 */
export function SlashMenu(props: SlashMenuProps) {
  const { editor } = props;
  const query = useEditorState({ editor, selector: ({ editor: current }) => queryOf(current) });
  const [left, setLeft] = useState<number | null>(null);
  // Another slash begins anew.
  if (query === null && left !== null) setLeft(null);
  if (query === null || query.from === left) return null;
  return <Menu key={query.words} {...props} query={query} onLeave={() => setLeft(query.from)} />;
}

/** The slash and the words behind it, up to the caret. */
interface Query {
  from: number;
  to: number;
  words: string;
}

interface MenuProps extends SlashMenuProps {
  query: Query;
  onLeave(): void;
}

function Menu({ editor, nodes, keys, query, pickPicture, onLeave }: MenuProps) {
  const t = useTexts();
  const [active, setActive] = useState(0);
  const { from } = query;
  const anchor = useMemo(
    () => ({ getBoundingClientRect: () => rectAt(editor, from), contextElement: editor.view.dom }),
    [editor, from],
  );
  const words = query.words.toLocaleLowerCase();
  const items = [...NODE_TOOLS, ...INSERT_TOOLS].filter(
    ({ id, name }) => nodes.has(name) && t(`inline.tool.${id}`).toLocaleLowerCase().includes(words),
  );
  const isEmpty = items.length === 0;

  function take(item: (typeof items)[number] | undefined) {
    if (!item) return;
    editor.chain().focus().deleteRange(query).run();
    item.run(editor, pickPicture);
  }

  const step = (by: number) => setActive((active + by + items.length) % items.length);
  const actions = new Map<string, () => void>([
    ['ArrowDown', () => step(1)],
    ['ArrowUp', () => step(-1)],
    ['Enter', () => take(items[active])],
    ['Tab', () => take(items[active])],
    ['Escape', onLeave],
  ]);
  useEffect(() => {
    if (isEmpty) return undefined;
    keys.current = (key) => {
      actions.get(key)?.();
      return actions.has(key);
    };
    return () => {
      keys.current = null;
    };
  });
  useDescribed(editor, !isEmpty, active);

  if (isEmpty) return null;
  return (
    <Floating
      anchor={anchor}
      gap={6}
      padding={8}
      role="region"
      aria-label={t('inline.insert')}
      className={styles['slash']}
      data-rich-text-toolbar
    >
      <div id={LIST_ID} role="listbox" aria-label={t('inline.insert')} tabIndex={-1}>
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the focus and takes the keys
          <div
            key={item.id}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The text keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(item)}
          >
            <item.icon size={16} strokeWidth={1.75} aria-hidden />
            {t(`inline.tool.${item.id}`)}
          </div>
        ))}
      </div>
    </Floating>
  );
}

const LIST_ID = 'rich-text-insert';
const optionId = (index: number) => `${LIST_ID}-${index}`;

/** Null where no paragraph begins with a slash, or the caret is not behind it. */
function queryOf({ state }: Editor): Query | null {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const words = /^\/([\p{L}\d ]{0,20})$/u.exec(before)?.[1];
  return words === undefined ? null : { from: $from.start(), to: $from.pos, words };
}

function rectAt(editor: Editor, position: number): DOMRect {
  const { left, top, bottom } = editor.view.coordsAtPos(position);
  return new DOMRect(left, top, 0, bottom - top);
}

/** Says to assistive technology which item of the open menu is chosen. */
function useDescribed(editor: Editor, isOpen: boolean, active: number): void {
  useEffect(() => {
    const { dom } = editor.view;
    if (!isOpen) return undefined;
    dom.setAttribute('aria-controls', LIST_ID);
    dom.setAttribute('aria-activedescendant', optionId(active));
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
    return () => {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [editor, isOpen, active]);
}
