import { LayoutTemplate } from 'lucide-react';
import { useTexts } from '#kit/back-office-context.ts';
import { Banner } from '#kit/ui/banner.tsx';
import { Button } from '#kit/ui/button.tsx';
import { useEditor } from '../../kernel/editor-context.ts';
import type { EditorState } from '../../kernel/store/editor-state.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import { openDialog } from '../../kernel/store/ui.ts';
import { useTargets } from './targets.ts';

/** Templates that things of one kind are shown in. */
const KINDS = ['product', 'category', 'post', 'event'] as const;
type TemplateOf = (typeof KINDS)[number];

/** The kind of thing that the open template shows; null for a page. */
function templateKind({ system, placement }: EditorState): TemplateOf | null {
  return KINDS.find((kind) => kind === system[placement.page]) ?? null;
}

/** Says that a change reaches everything of the kind, and shows the template with another one in it. */
export function TemplateBanner() {
  const t = useTexts();
  const { store } = useEditor();
  const kind = useEditorState(templateKind);
  const { status, total } = useTargets('', kind === null ? [] : [kind], 1);
  if (kind === null) return null;
  const text =
    status === 'ready' ? t(`template.${kind}`, { count: total }) : t(`template.${kind}Any`);
  return (
    <Banner icon={LayoutTemplate} tone="accent" text={text}>
      <Button onClick={() => openDialog(store, { name: 'pages', kind })}>
        {t('template.switch')}
      </Button>
    </Banner>
  );
}
