import { Popover } from '@base-ui/react/popover';
import { type Editor, useEditorState } from '@tiptap/react';
import { Check, Link as LinkIcon } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';

import { safeUrl } from '#schemas/formats.ts';
import { useTexts } from '../editor-context.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { usePortalRoot } from '../ui/portal-root.ts';
import styles from './inline.module.css';
import { MARK_TOOLS, NODE_TOOLS, type Tool } from './rich-text-tools.ts';

interface ToolbarProps {
  editor: Editor;
  marks: ReadonlySet<string>;
  nodes: ReadonlySet<string>;
  /** The focus left the toolbar for a place outside of the text. */
  onLeave(): void;
}

/** Formats of the text that has the focus; stands below it, so that it covers neither text nor block bar. */
export function RichTextToolbar({ editor, marks, nodes, onLeave }: ToolbarProps) {
  const t = useTexts();
  const container = usePortalRoot();
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
            initialFocus={false}
            finalFocus={false}
            className={styles['toolbar']}
            role="toolbar"
            aria-label={t('inline.toolbar')}
            data-rich-text-toolbar
            onBlur={({ currentTarget, relatedTarget }) => {
              const inText = editor.view.dom.contains(relatedTarget);
              if (!inText && !currentTarget.contains(relatedTarget)) onLeave();
            }}
          >
            <Tools editor={editor} tools={MARK_TOOLS.filter(({ name }) => marks.has(name))} />
            {marks.has('link') && <LinkTool editor={editor} />}
            <span className={styles['divider']} />
            <Tools editor={editor} tools={NODE_TOOLS.filter(({ name }) => nodes.has(name))} />
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
  return tools.map(({ id, icon, run }, index) => (
    <IconButton
      key={id}
      icon={icon}
      label={t(`inline.tool.${id}`)}
      pressed={active[index] ?? false}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(editor)}
    />
  ));
}

function LinkTool({ editor }: { editor: Editor }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const isActive = useEditorState({
    editor,
    selector: ({ editor: current }) => current.isActive('link'),
  });
  return (
    <>
      <IconButton
        icon={LinkIcon}
        label={t('inline.tool.link')}
        pressed={isActive || isOpen}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && <LinkForm editor={editor} onDone={() => setOpen(false)} />}
    </>
  );
}

/** Address of the selected text; an empty one takes the link off. */
function LinkForm({ editor, onDone }: { editor: Editor; onDone(): void }) {
  const t = useTexts();
  const [href, setHref] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [isRefused, setRefused] = useState(false);

  function apply() {
    if (href !== '' && safeUrl(href) === null) {
      setRefused(true);
      return;
    }
    // At once: the input goes away, and with it the focus.
    editor.view.focus();
    const chain = editor.chain().extendMarkRange('link');
    (href === '' ? chain.unsetLink() : chain.setLink({ href })).run();
    onDone();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') {
      apply();
    } else {
      editor.view.focus();
      onDone();
    }
  }

  return (
    <span className={styles['linkForm']}>
      <input
        // biome-ignore lint/a11y/noAutofocus: it opens by a button, to be typed in at once
        autoFocus
        aria-label={t('inline.linkAddress')}
        aria-invalid={isRefused}
        title={isRefused ? t('panel.fault.format') : undefined}
        placeholder="https://"
        value={href}
        onChange={({ target }) => {
          setHref(target.value);
          setRefused(false);
        }}
        onKeyDown={onKeyDown}
      />
      <IconButton icon={Check} label={t('inline.linkApply')} onClick={apply} />
    </span>
  );
}
