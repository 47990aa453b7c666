import { FilePlus, FileText } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { PickerList } from '#kit/ui/picker-list.tsx';
import type { SearchKind } from '#schemas/api/finder.ts';
import { EditorDialog } from '../../kernel/editor-dialog.tsx';
import { useLeavePage } from '../save/use-leave-page.ts';
import { editHrefOf, targetId, useTargets } from './targets.ts';

const NEW = 'new';
/** As many as one looks through without typing. */
const SHOWN = 50;

/** Goes to another page, or shows the template that is open with another thing in it. */
export function PagesDialog({ kind }: { kind: SearchKind }) {
  const t = useTexts();
  const leave = useLeavePage();
  const [query, setQuery] = useState('');
  const { status, found } = useTargets(query, [kind], SHOWN);
  const entries = found.map((target) => ({
    id: targetId(target),
    title: target.title || target.slug,
    hint: `/${target.slug}`,
    icon: <FileText size={16} strokeWidth={1.75} aria-hidden />,
  }));
  const beginning = {
    id: NEW,
    title: t('pages.new'),
    icon: <FilePlus size={16} strokeWidth={1.75} aria-hidden />,
  };
  const onPick = (id: string) => {
    const target = found.find((candidate) => targetId(candidate) === id);
    leave(target ? editHrefOf(target) : '/admin/pages#new');
  };
  const title = t(kind === 'page' ? 'pages.title' : 'pages.sample', {
    kind: t(`panel.link.kind.${kind}`),
  });
  return (
    <EditorDialog title={title}>
      <PickerList
        label={title}
        placeholder={t('pages.search')}
        nothing={t(`pages.${status === 'ready' ? 'nothing' : status}`)}
        entriesFor={() => (kind === 'page' ? [...entries, beginning] : entries)}
        onQuery={setQuery}
        onPick={onPick}
      />
    </EditorDialog>
  );
}
