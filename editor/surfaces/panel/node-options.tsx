import { Languages, type LucideIcon, Smartphone } from 'lucide-react';
import { memo } from 'react';

import { useTexts } from '#kit/back-office-context.ts';
import { LOCALE_NAMES } from '#kit/locale-names.ts';
import { ScrollArea } from '#kit/ui/scroll-area.tsx';
import { useEditor } from '../../kernel/editor-context.ts';
import type { CanvasNode } from '../../kernel/store/nodes/canvas-node.ts';
import { useEditorState, useScope, useUi } from '../../kernel/store/selectors.ts';
import { NodeFields } from './node-fields.tsx';
import styles from './options-panel.module.css';
import { usePanelNode } from './use-panel-node.ts';
import { VisibilityGroup } from './visibility-group.tsx';

/** What a node's block is for, its fields, made from the block's schema, and where and when it is shown. */
export function NodeOptions({ node }: { node: CanvasNode }) {
  return <Options node={usePanelNode(node)} />;
}

const Options = memo(function Options({ node }: { node: CanvasNode }) {
  const { registry } = useEditor();
  const t = useTexts();
  const locale = useUi('locale');
  const block = registry.get(node.composed.block);
  const about = block?.texts(locale).description;
  return (
    <ScrollArea>
      <ScopeNotes />
      {about && <p className={styles['about']}>{about}</p>}
      {block && !node.composed.problem ? (
        <NodeFields node={node} block={block} />
      ) : (
        <p className={styles['empty']}>
          {t(`problem.${node.composed.problem ?? 'unknown-block'}`)}
        </p>
      )}
      <VisibilityGroup node={node} />
    </ScrollArea>
  );
});

/** Says when a change applies to phones only, or to one language. */
function ScopeNotes() {
  const t = useTexts();
  const { viewport, locale } = useScope();
  const base = useEditorState(
    ({ documents, placement }) => documents[placement.page]?.language_code,
  );
  const language = LOCALE_NAMES.find(({ value }) => value === locale)?.label ?? locale;
  return (
    <>
      {viewport === 'mobile' && <ScopeNote icon={Smartphone} text={t('panel.scope.mobile')} />}
      {locale !== base && (
        <ScopeNote icon={Languages} text={t('panel.scope.locale', { language })} />
      )}
    </>
  );
}

function ScopeNote({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <p className={styles['scope']}>
      <Icon size={14} aria-hidden />
      {text}
    </p>
  );
}
