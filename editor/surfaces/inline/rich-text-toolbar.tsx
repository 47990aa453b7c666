import { Popover } from '@base-ui/react/popover';
import { type Editor, useEditorState } from '@tiptap/react';
import { Braces, Link as LinkIcon } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useState } from 'react';

import { useTexts } from '#kit/back-office-context.ts';
import { usePortalRoot } from '#kit/ui/portal-root.ts';
import { Toolbar, ToolbarButton, ToolbarSeparator } from '#kit/ui/toolbar.tsx';
import { FactForm } from './fact-form.tsx';
import styles from './inline.module.css';
import { LinkForm } from './link-form.tsx';
import { MARK_TOOLS, NODE_TOOLS, type Tool } from './rich-text-tools.ts';

interface RichTextToolbarProps {
  editor: Editor;
  marks: ReadonlySet<string>;
  nodes: ReadonlySet<string>;
  /** Receives the element of the toolbar. */
  parts: RefObject<HTMLDivElement | null>;
  /** The focus left the toolbar for a place outside of the text. */
  onLeave(): void;
  /** Tab left the toolbar. */
  onExit(): void;
}

/** Formats of the text that has the focus; shown below it, so that it covers neither text nor block bar. */
export function RichTextToolbar(props: RichTextToolbarProps) {
  const { editor, marks, nodes, parts, onLeave, onExit } = props;
  const t = useTexts();
  const container = usePortalRoot();
  const [form, setForm] = useState<'link' | 'fact' | null>(null);
  const toggle = (one: 'link' | 'fact') => setForm(form === one ? null : one);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' || (event.key === 'Tab' && event.shiftKey)) {
      event.preventDefault();
      editor.view.focus();
    } else if (event.key === 'Tab') {
      event.preventDefault();
      onExit();
    }
  }

  return (
    <Popover.Root open>
      <Popover.Portal container={container}>
        <Popover.Positioner
          anchor={editor.view.dom}
          side="bottom"
          align="start"
          sideOffset={10}
          collisionPadding={{ top: 56, bottom: 40, left: 8, right: 8 }}
          className={styles['positioner']}
        >
          <Popover.Popup
            ref={parts}
            initialFocus={false}
            finalFocus={false}
            className={styles['toolbar']}
            role="group"
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
                  <LinkTool
                    editor={editor}
                    isOpen={form === 'link'}
                    onToggle={() => toggle('link')}
                  />
                )}
                <ToolbarButton
                  icon={Braces}
                  label={t('facts.choose')}
                  pressed={form === 'fact'}
                  onClick={() => toggle('fact')}
                />
                <ToolbarSeparator />
                <Tools editor={editor} tools={NODE_TOOLS.filter(({ name }) => nodes.has(name))} />
              </Toolbar>
            </div>
            {form === 'link' && <LinkForm editor={editor} onDone={() => setForm(null)} />}
            {form === 'fact' && <FactForm editor={editor} onDone={() => setForm(null)} />}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
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
