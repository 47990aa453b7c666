import { type Editor, useEditorState } from '@tiptap/react';
import { Braces, Link as LinkIcon } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useState } from 'react';

import { useTexts } from '#kit/back-office-context.ts';
import { Floating } from '#kit/ui/floating.tsx';
import { Toolbar, ToolbarButton, ToolbarSeparator } from '#kit/ui/toolbar.tsx';
import styles from '../inline.module.css';
import { AltForm } from './alt-form.tsx';
import { FactForm } from './fact-form.tsx';
import { LinkForm } from './link-form.tsx';
import { ALIGN_TOOLS, INSERT_TOOLS, MARK_TOOLS, NODE_TOOLS, type Tool } from './rich-text-tools.ts';
import { TableTools } from './table-tools.tsx';

interface RichTextToolbarProps {
  editor: Editor;
  marks: ReadonlySet<string>;
  nodes: ReadonlySet<string>;
  /** Receives the element of the toolbar. */
  parts: RefObject<HTMLDivElement | null>;
  /** Opens the library, for a picture where the caret is. */
  pickPicture(): void;
  /** A dialog of the toolbar has the focus, or had it. */
  onHold(isHeld: boolean): void;
  /** The focus left the toolbar for a place outside of the text. */
  onLeave(): void;
  /** Tab left the toolbar. */
  onExit(): void;
}

/** Formats of the text that has the focus; shown below it, so that it covers neither text nor block bar. */
export function RichTextToolbar(props: RichTextToolbarProps) {
  const { editor, marks, nodes, parts, pickPicture, onHold, onLeave, onExit } = props;
  const t = useTexts();
  const [form, setForm] = useState<'link' | 'fact' | null>(null);
  const toggle = (one: 'link' | 'fact') => setForm(form === one ? null : one);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' || (event.key === 'Tab' && event.shiftKey)) {
      event.preventDefault();
      // What is around the text has ways of its own to leave.
      event.stopPropagation();
      editor.view.focus();
    } else if (event.key === 'Tab') {
      event.preventDefault();
      onExit();
    }
  }

  return (
    <Floating
      parts={parts}
      anchor={editor.view.dom}
      gap={10}
      padding={{ top: 56, bottom: 40, left: 8, right: 8 }}
      className={styles['toolbar']}
      role="region"
      aria-label={t('inline.toolbar')}
      data-rich-text-toolbar
      onBlur={({ currentTarget, relatedTarget }) => {
        const inText = editor.view.dom.contains(relatedTarget);
        if (!inText && !currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside have the focus; a press keeps it in the text */}
      <div onMouseDown={(event) => event.preventDefault()} onKeyDown={onKeyDown}>
        <Toolbar label={t('inline.toolbar')}>
          <Tools editor={editor} tools={MARK_TOOLS.filter(({ name }) => marks.has(name))} />
          {marks.has('link') && (
            <LinkTool editor={editor} isOpen={form === 'link'} onToggle={() => toggle('link')} />
          )}
          <ToolbarButton
            icon={Braces}
            label={t('facts.choose')}
            pressed={form === 'fact'}
            onClick={() => toggle('fact')}
          />
          <ToolbarSeparator />
          <Tools editor={editor} tools={NODE_TOOLS.filter(({ name }) => nodes.has(name))} />
          {nodes.has('heading') && <AlignTools editor={editor} />}
          {nodes.has('table') && <ToolbarSeparator />}
          {INSERT_TOOLS.filter(({ name }) => nodes.has(name)).map(({ id, icon, run }) => (
            <ToolbarButton
              key={id}
              icon={icon}
              label={t(`inline.tool.${id}`)}
              onClick={() => run(editor, pickPicture)}
            />
          ))}
          {nodes.has('table') && <TableTools editor={editor} />}
        </Toolbar>
      </div>
      {nodes.has('picture') && <AltForm editor={editor} />}
      {form === 'link' && <LinkForm editor={editor} onHold={onHold} onDone={() => setForm(null)} />}
      {form === 'fact' && <FactForm editor={editor} onDone={() => setForm(null)} />}
    </Floating>
  );
}

function Tools({ editor, tools }: { editor: Editor; tools: readonly Tool[] }) {
  const t = useTexts();
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      tools.map(({ name, attrs }) => current.isActive(name, attrs)),
  });
  return tools.map(({ id, icon, keys, run }, index) => (
    <ToolbarButton
      key={id}
      icon={icon}
      label={t(`inline.tool.${id}`)}
      keys={keys}
      pressed={active[index] ?? false}
      onClick={() => run(editor)}
    />
  ));
}

function AlignTools({ editor }: { editor: Editor }) {
  const t = useTexts();
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      ALIGN_TOOLS.find(({ align }) => current.isActive({ textAlign: align }))?.align,
  });
  return ALIGN_TOOLS.map(({ id, icon, keys, align }) => (
    <ToolbarButton
      key={id}
      icon={icon}
      label={t(`inline.tool.${id}`)}
      keys={keys}
      pressed={active === align}
      onClick={() => editor.chain().focus().toggleTextAlign(align).run()}
    />
  ));
}

interface LinkToolProps {
  editor: Editor;
  isOpen: boolean;
  onToggle(): void;
}

function LinkTool({ editor, isOpen, onToggle }: LinkToolProps) {
  const t = useTexts();
  const isActive = useEditorState({
    editor,
    selector: ({ editor: current }) => current.isActive('link'),
  });
  return (
    <ToolbarButton
      icon={LinkIcon}
      label={t('inline.tool.link')}
      pressed={isActive || isOpen}
      onClick={onToggle}
    />
  );
}
