import { useTexts } from '#kit/back-office-context.ts';
import { BlockIcon } from '#kit/ui/block-icon.tsx';
import { Button } from '#kit/ui/button.tsx';
import { lazyPart } from '#kit/ui/lazy-part.tsx';
import { MasterCard } from '../../flows/masters/master-card.tsx';
import { titleOf } from '../../kernel/actions/say.ts';
import { useAction } from '../../kernel/actions/use-action.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import type { CanvasNode } from '../../kernel/store/nodes/canvas-node.ts';
import { splitNodeKey } from '../../kernel/store/nodes/node-key.ts';
import { select } from '../../kernel/store/select.ts';
import { useEditorState, useSelectedNode, useUi } from '../../kernel/store/selectors.ts';
import { PageSettings } from '../../surfaces/panel/page-settings.tsx';
import styles from './panel-host.module.css';

const NodeOptions = lazyPart(
  async () => (await import('../../surfaces/panel/node-options.tsx')).NodeOptions,
);

const ManyFields = lazyPart(
  async () => (await import('../../surfaces/panel/fields/many-fields.tsx')).ManyFields,
);

/** Options of the selected node, on the right. */
export function PanelHost() {
  const t = useTexts();
  const count = useEditorState((state) => state.selection.keys.length);
  return (
    <aside className={styles['host']} aria-label={t('panel.label')} data-own-keys>
      {count === 0 && <PageSettings />}
      {count > 1 && <ManyNodes />}
      {count === 1 && <SelectedNode />}
    </aside>
  );
}

function SelectedNode() {
  const editor = useEditor();
  const node = useSelectedNode();
  useUi('locale');
  if (!node) return null;
  return (
    <>
      <header className={styles['header']}>
        <BlockIcon name={editor.registry.get(node.composed.block)?.icon} />
        <h2>{titleOf(editor, node)}</h2>
      </header>
      <SharedNote node={node} />
      <MasterCard node={node} />
      <NodeOptions key={node.key} node={node} />
    </>
  );
}

/** Says that what is selected is shown on more than this page. */
function SharedNote({ node }: { node: CanvasNode }) {
  const t = useTexts();
  const part = useEditorState(({ placement }) => {
    const { elementId } = splitNodeKey(node.key);
    return (['header', 'footer', 'cookie'] as const).find((name) => placement[name] === elementId);
  });
  return part ? <p className={styles['shared']}>{t(`panel.shared.${part}`)}</p> : null;
}

const MANY_ACTIONS = [
  'moveUp',
  'moveDown',
  'moveTo',
  'wrapEach',
  'wrapAll',
  'hideDesktop',
  'hideMobile',
  'copy',
  'duplicate',
  'delete',
] as const;

/** Several blocks are selected: which ones they are, and what can be done with all of them. */
function ManyNodes() {
  const t = useTexts();
  const editor = useEditor();
  const keys = useEditorState((state) => state.selection.keys);
  const { byKey } = useEditorState(editor.composition);
  const nodes = keys.flatMap((key) => byKey.get(key) ?? []);
  useUi('locale');
  return (
    <>
      <header className={styles['header']}>
        <h2>{t('panel.many', { count: keys.length })}</h2>
      </header>
      <ul className={styles['chosen']}>
        {nodes.map((node) => (
          <li key={node.key}>
            <button type="button" onClick={() => select(editor.store, node.key)}>
              <BlockIcon name={editor.registry.get(node.composed.block)?.icon} size={15} />
              <span>{titleOf(editor, node)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        {MANY_ACTIONS.map((id) => (
          <ManyAction key={id} id={id} />
        ))}
      </div>
      <ManyFields nodes={nodes} />
    </>
  );
}

function ManyAction({ id }: { id: string }) {
  const { label, icon: Icon, enabled, run } = useAction(id);
  return (
    <Button disabled={!enabled} onClick={run}>
      {Icon && <Icon size={15} strokeWidth={1.75} aria-hidden />}
      {label}
    </Button>
  );
}
