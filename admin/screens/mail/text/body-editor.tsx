import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { Bold, Heading2, Italic, Link2, List, ListOrdered, Pilcrow } from 'lucide-react';
import { useState } from 'react';
import { Toolbar, ToolbarButton } from '#kit/ui/toolbar.tsx';
import type { MailLine, MailPlaceholder } from '#schemas/api/mail-texts.ts';
import { useMailTexts } from '../use-mail-texts.ts';
import styles from './body-editor.module.css';
import { LinkDialog } from './link-dialog.tsx';
import { fromDoc, NOTE_NODE, PART_NODE, toDoc } from './mail-doc.ts';
import { mailExtensions } from './mail-nodes.ts';
import { PlaceholderMenu } from './placeholder-menu.tsx';

interface BodyEditorProps {
  /** What it begins with. */
  body: readonly MailLine[];
  lang: string;
  placeholders: readonly MailPlaceholder[];
  onChange(body: MailLine[]): void;
}

/** Words of a mail with what little may be done to them, and what the shop fills in. */
export function BodyEditor({ body, lang, placeholders, onChange }: BodyEditorProps) {
  const say = useMailTexts();
  const [isLinking, setLinking] = useState(false);
  const editor = useEditor({
    extensions: mailExtensions((name) => say(`mail.part.${name}`)),
    content: toDoc(body),
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      handleTextInput: (view, _from, _to, text) => writeBelow(view, text),
      attributes: {
        class: styles['text'] ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': say('mail.text.body'),
        lang,
      },
    },
    onUpdate: ({ editor: current }) => onChange(fromDoc(current.getJSON())),
  });
  if (!editor) return null;
  return (
    <div className={styles['frame']}>
      <div className={styles['bar']}>
        <Tools editor={editor} onLink={() => setLinking(true)} />
        <PlaceholderMenu editor={editor} placeholders={placeholders} />
      </div>
      <EditorContent editor={editor} />
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}

/** Who types while a part is selected writes below it; the part would be lost otherwise. */
function writeBelow({ state, dispatch }: EditorView, text: string): boolean {
  const { selection, schema, tr } = state;
  if (!(selection instanceof NodeSelection && selection.node.type.name === PART_NODE)) return false;
  const line = schema.nodes['paragraph']?.create(null, schema.text(text));
  if (!line) return false;
  tr.insert(selection.to, line);
  dispatch(tr.setSelection(TextSelection.create(tr.doc, selection.to + 1 + text.length)));
  return true;
}

function Tools({ editor, onLink }: { editor: Editor; onLink(): void }) {
  const say = useMailTexts();
  const is = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      link: current.isActive('link'),
      heading: current.isActive('heading'),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
      note: current.isActive(NOTE_NODE),
    }),
  });
  const chain = () => editor.chain().focus();
  const tools = [
    { id: 'bold', icon: Bold, keys: 'Ctrl+B', run: () => chain().toggleBold().run() },
    { id: 'italic', icon: Italic, keys: 'Ctrl+I', run: () => chain().toggleItalic().run() },
    { id: 'link', icon: Link2, run: onLink },
    { id: 'heading', icon: Heading2, run: () => chain().toggleHeading({ level: 2 }).run() },
    { id: 'bullets', icon: List, run: () => chain().toggleBulletList().run() },
    { id: 'numbers', icon: ListOrdered, run: () => chain().toggleOrderedList().run() },
    { id: 'note', icon: Pilcrow, run: () => chain().toggleNode(NOTE_NODE, 'paragraph').run() },
  ] as const;
  return (
    <Toolbar label={say('mail.text.tools')}>
      {tools.map(({ id, icon, run, ...more }) => (
        <ToolbarButton
          key={id}
          icon={icon}
          label={say(`mail.tool.${id}`)}
          keys={'keys' in more ? more.keys : undefined}
          pressed={is[id]}
          onClick={run}
        />
      ))}
    </Toolbar>
  );
}
