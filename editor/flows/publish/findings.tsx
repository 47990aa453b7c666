import { useTexts } from '#kit/back-office-context.ts';
import { textOr } from '#kit/known-text.ts';
import { Button } from '#kit/ui/button.tsx';
import type { Translate } from '#runtime/i18n/texts.ts';
import type { Fault } from '#schemas/content/element.ts';
import { titleOf } from '../../kernel/actions/say.ts';
import { nodeAt } from '../../kernel/actions/scene.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import { revealSelected } from '../../kernel/placement/reveal.ts';
import { nodeKey } from '../../kernel/store/nodes/node-key.ts';
import { select } from '../../kernel/store/select.ts';
import { closeDialog } from '../../kernel/store/ui.ts';
import styles from './findings.module.css';

interface FindingsProps {
  elementId: number;
  faults: readonly Fault[];
}

/** What prevents publishing, by node; each can be shown on the canvas. */
export function Findings({ elementId, faults }: FindingsProps) {
  const t = useTexts();
  const editor = useEditor();
  const canvas = useCanvasParts();
  return (
    <ul className={styles['list']}>
      {faults.map((fault) => {
        const key = fault.nodeId === undefined ? null : nodeKey(elementId, fault.nodeId);
        const node = key === null ? undefined : nodeAt(editor, key);
        return (
          <li key={`${fault.path} ${fault.rule}`}>
            <div>
              <p className={styles['where']}>{node ? titleOf(editor, node) : t('outline.page')}</p>
              <p>{faultText(fault, t)}</p>
              <p className={styles['path']}>{fault.path}</p>
            </div>
            {node && (
              <Button
                onClick={() => {
                  closeDialog(editor.store);
                  select(editor.store, node.key, fieldOf(fault.path));
                  revealSelected(editor.store, canvas);
                }}
              >
                {t('findings.show')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** `parts[3].meta.title` -> `title`; null for a path that ends above a field. */
function fieldOf(path: string): string | null {
  return /\.(?:meta|mobileMeta|options|mobileOptions)\.(\w+)/.exec(path)?.[1] ?? null;
}

/** What is wrong, in the user's language; a rule that the editor does not know speaks for itself. */
function faultText({ rule, message }: Fault, t: Translate): string {
  return textOr(t, `fault.${rule}`, message);
}
