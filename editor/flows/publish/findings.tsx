import { CircleCheck } from 'lucide-react';
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
import type { CanvasNode } from '../../kernel/store/nodes/canvas-node.ts';
import { nodeKey } from '../../kernel/store/nodes/node-key.ts';
import { select } from '../../kernel/store/select.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import { closeDialog } from '../../kernel/store/ui.ts';
import styles from './findings.module.css';
import { isMended, MISSING, remedyOf } from './remedy/remedy.ts';

interface FindingsProps {
  elementId: number;
  faults: readonly Fault[];
}

/** What prevents publishing, by node; each can be shown on the canvas, or mended with one press. */
export function Findings({ elementId, faults }: FindingsProps) {
  return (
    <ul className={styles['list']}>
      {faults.map((fault) => (
        <Finding
          key={`${fault.on?.id ?? ''} ${fault.path} ${fault.rule} ${fault.needs ?? ''}`}
          elementId={elementId}
          fault={fault}
        />
      ))}
    </ul>
  );
}

function Finding({ elementId, fault }: { elementId: number; fault: Fault }) {
  const t = useTexts();
  const editor = useEditor();
  // Whether it is mended follows from what is on the page, also after an undo.
  useEditorState(({ documents }) => documents);
  const key = fault.nodeId === undefined ? null : nodeKey(elementId, fault.nodeId);
  const node = key === null ? undefined : nodeAt(editor, key);
  const subject = node ? titleOf(editor, node) : (fault.on?.title ?? t('outline.page'));
  const isDone = isMended(editor, elementId, fault);
  return (
    <li data-done={isDone ? '' : undefined}>
      <div>
        <p className={styles['where']}>
          {fault.on ? t('publish.page', { name: fault.on.title }) : subject}
        </p>
        <p>{faultText(fault, subject, t)}</p>
        {fault.needs === undefined && <p className={styles['path']}>{fault.path}</p>}
      </div>
      {isDone ? (
        <p className={styles['done']} role="status">
          <CircleCheck size={16} aria-hidden />
          {t('findings.mended')}
        </p>
      ) : (
        <div className={styles['ways']}>
          {node && <ShowButton node={node} path={fault.path} />}
          <RemedyButton elementId={elementId} fault={fault} />
        </div>
      )}
    </li>
  );
}

function ShowButton({ node, path }: { node: CanvasNode; path: string }) {
  const t = useTexts();
  const { store } = useEditor();
  const canvas = useCanvasParts();
  return (
    <Button
      onClick={() => {
        closeDialog(store);
        select(store, node.key, fieldOf(path));
        revealSelected(store, canvas);
      }}
    >
      {t('findings.show')}
    </Button>
  );
}

/** Puts in what is missing, or shows what is hidden: one step, which can be undone. */
function RemedyButton({ elementId, fault }: { elementId: number; fault: Fault }) {
  const t = useTexts();
  const remedy = remedyOf(useEditor(), elementId, fault);
  if (!remedy) return null;
  return (
    <Button kind="primary" onClick={remedy.apply}>
      {t(`findings.${remedy.kind}`, { name: remedy.title })}
    </Button>
  );
}

/** `parts[3].meta.title` -> `title`; null for a path that ends above a field. */
function fieldOf(path: string): string | null {
  return /\.(?:meta|mobileMeta|options|mobileOptions)\.(\w+)/.exec(path)?.[1] ?? null;
}

/** What is wrong, in the user's language; a rule that the editor does not know speaks for itself. */
function faultText({ rule, message, needs, on }: Fault, subject: string, t: Translate): string {
  if (needs === undefined) return textOr(t, `fault.${rule}`, message);
  const key = on && MISSING.has(rule) ? 'contract-broken' : rule;
  const promise = textOr(t, `promise.${needs}`, needs);
  return textOr(t, `fault.${key}`, message, { block: subject, promise });
}
