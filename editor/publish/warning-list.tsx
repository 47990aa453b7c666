import { TriangleAlert } from 'lucide-react';

import { titleOf } from '../actions/say.ts';
import { nodeAt } from '../actions/scene.ts';
import { useCanvasParts } from '../canvas/canvas-parts.ts';
import { revealSelected } from '../canvas/reveal.ts';
import { useEditor, useTexts } from '../editor-context.ts';
import type { NodeKey } from '../store/node-key.ts';
import { select } from '../store/select.ts';
import { closeDialog } from '../store/ui.ts';
import { Button } from '../ui/button.tsx';
import type { PageWarning } from './page-warnings.ts';
import styles from './warning-list.module.css';

/** What to look at before publishing; each with the way to its block. */
export function WarningList({ warnings }: { warnings: readonly PageWarning[] }) {
  const t = useTexts();
  const editor = useEditor();
  if (warnings.length === 0) return null;
  return (
    <section className={styles['root']} aria-labelledby="publish-warnings">
      <h3 id="publish-warnings" className={styles['title']}>
        <TriangleAlert size={16} aria-hidden />
        {t('publish.warnings')}
      </h3>
      <ul>
        {warnings.map(({ kind, key }) => {
          const node = key === null ? undefined : nodeAt(editor, key);
          return (
            <li key={`${kind} ${key}`}>
              <p>
                {node && <strong>{titleOf(editor, node)}: </strong>}
                {t(`warning.${kind}`)}
              </p>
              {node && <ShowButton nodeKey={node.key} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function ShowButton({ nodeKey }: { nodeKey: NodeKey }) {
  const t = useTexts();
  const { store } = useEditor();
  const canvas = useCanvasParts();
  return (
    <Button
      onClick={() => {
        closeDialog(store);
        select(store, nodeKey);
        revealSelected(store, canvas);
      }}
    >
      {t('findings.show')}
    </Button>
  );
}
