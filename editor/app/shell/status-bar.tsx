import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useTexts } from '#kit/back-office-context.ts';
import { titleOf } from '../../kernel/actions/say.ts';
import { nodeAt } from '../../kernel/actions/scene.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import type { NodeKey } from '../../kernel/store/nodes/node-key.ts';
import { select } from '../../kernel/store/select.ts';
import { useEditorState, useScope, useUi } from '../../kernel/store/selectors.ts';
import styles from './status-bar.module.css';

/** Where the selection is, and what happened last. */
export function StatusBar() {
  const t = useTexts();
  const { text, count } = useUi('announcement');
  return (
    <section aria-label={t('status.label')} className={styles['bar']}>
      <Breadcrumbs />
      <p key={count} className={styles['message']} aria-hidden>
        {text}
      </p>
      <ScopeMark />
      <p role="status" aria-live="polite" className="visually-hidden">
        {/* A trailing space makes an equal text new, so that it is read again. */}
        {text}
        {count % 2 === 0 ? '' : '\u00a0'}
      </p>
    </section>
  );
}

function Breadcrumbs() {
  const t = useTexts();
  const editor = useEditor();
  useUi('locale');
  const path = useSelectedPath().flatMap((key) => nodeAt(editor, key) ?? []);
  return (
    <nav className={styles['path']} aria-label={t('status.breadcrumbs')}>
      <button type="button" onClick={() => select(editor.store, null)}>
        {t('outline.page')}
      </button>
      {path.map((node, index) => (
        <Fragment key={node.key}>
          <ChevronRight size={12} aria-hidden />
          <button
            type="button"
            aria-current={index === path.length - 1 ? 'true' : undefined}
            onClick={() => select(editor.store, node.key)}
          >
            {titleOf(editor, node)}
          </button>
        </Fragment>
      ))}
    </nav>
  );
}

/** Keys of the selected node and of the nodes around it, outermost first; the same while one types. */
function useSelectedPath(): readonly NodeKey[] {
  const { composition } = useEditor();
  return useEditorState(
    useShallow((state) => {
      const { byKey } = composition(state);
      const path: NodeKey[] = [];
      let node = byKey.get(state.selection.keys.at(-1) ?? '');
      while (node) {
        path.unshift(node.key);
        node = byKey.get(node.parent ?? '');
      }
      return path;
    }),
  );
}

/** Says when a change applies to phones only, or to another language. */
function ScopeMark() {
  const t = useTexts();
  const { viewport } = useScope();
  return viewport === 'mobile' ? (
    <span className={styles['scope']}>{t('status.mobileValues')}</span>
  ) : null;
}
