import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Strikethrough,
  Underline,
} from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';

import { safeUrl } from '#schemas/formats.ts';
import { useTexts } from '../editor-context.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { usePortalRoot } from '../ui/portal-root.ts';
import { TextField } from '../ui/text-field.tsx';
import styles from './inline.module.css';

interface Tool {
  name: string;
  kind: 'mark' | 'node';
  label: string;
  icon: LucideIcon;
  attrs?: { level: 2 | 3 };
  run(editor: Editor): void;
}

const TOOLS: readonly Tool[] = [
  {
    name: 'bold',
    kind: 'mark',
    label: 'bold',
    icon: Bold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    kind: 'mark',
    label: 'italic',
    icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'underline',
    kind: 'mark',
    label: 'underline',
    icon: Underline,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'strike',
    kind: 'mark',
    label: 'strike',
    icon: Strikethrough,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    name: 'heading',
    kind: 'node',
    label: 'heading2',
    icon: Heading2,
    attrs: { level: 2 },
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'heading',
    kind: 'node',
    label: 'heading3',
    icon: Heading3,
    attrs: { level: 3 },
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bulletList',
    kind: 'node',
    label: 'bulletList',
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    kind: 'node',
    label: 'orderedList',
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    kind: 'node',
    label: 'blockquote',
    icon: Quote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

interface ToolbarProps {
  editor: Editor;
  marks: ReadonlySet<string>;
  nodes: ReadonlySet<string>;
}

/** Formats of the text that has the focus; stands above it, outside of the block. */
export function RichTextToolbar({ editor, marks, nodes }: ToolbarProps) {
  const t = useTexts();
  const container = usePortalRoot();
  const [isLinking, setLinking] = useState(false);
  const tools = TOOLS.filter(({ kind, name }) => (kind === 'mark' ? marks : nodes).has(name));
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      tools.map(({ name, attrs }) => current.isActive(name, attrs)),
  });
  const box = editor.view.dom.getBoundingClientRect();
  const place = {
    insetBlockStart: Math.max(60, box.top - 48),
    insetInlineStart: Math.max(8, box.left),
  };
  return createPortal(
    <div
      className={styles['toolbar']}
      role="toolbar"
      aria-label={t('inline.toolbar')}
      data-rich-text-toolbar
      style={place}
    >
      {tools.map(({ label, icon, run }, index) => (
        <IconButton
          key={label}
          icon={icon}
          label={t(`inline.tool.${label}`)}
          pressed={active[index] ?? false}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor)}
        />
      ))}
      {marks.has('link') && (
        <IconButton
          icon={LinkIcon}
          label={t('inline.tool.link')}
          pressed={editor.isActive('link')}
          onClick={() => setLinking(!isLinking)}
        />
      )}
      {isLinking && <LinkField editor={editor} onDone={() => setLinking(false)} />}
    </div>,
    container ?? document.body,
  );
}

/** Address of the selected text; empty takes the link off. */
function LinkField({ editor, onDone }: { editor: Editor; onDone(): void }) {
  const t = useTexts();
  const [href, setHref] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const isSafe = href === '' || safeUrl(href) !== null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSafe) return;
        const chain = editor.chain().focus().extendMarkRange('link');
        (href === '' ? chain.unsetLink() : chain.setLink({ href })).run();
        onDone();
      }}
    >
      <TextField
        label={t('inline.tool.link')}
        value={href}
        placeholder="/shop"
        error={isSafe ? undefined : t('panel.fault.format')}
        onChange={({ target }) => setHref(target.value)}
      />
    </form>
  );
}
