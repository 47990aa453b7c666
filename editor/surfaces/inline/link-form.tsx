import type { Editor } from '@tiptap/react';
import { Check, Unlink } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { safeUrl } from '#schemas/formats.ts';
import styles from './inline.module.css';

/** Address of the selected text. Enter applies it, an empty one takes the link off, Escape leaves it. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone(): void }) {
  const t = useTexts();
  const id = useId();
  const [before] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [href, setHref] = useState(before);
  const [isRefused, setRefused] = useState(false);

  function apply(address: string) {
    if (address !== '' && safeUrl(address) === null) {
      setRefused(true);
      return;
    }
    // At once: the input goes away, and with it the focus.
    editor.view.focus();
    writeLink(editor, address);
    onDone();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') {
      apply(href.trim());
    } else {
      editor.view.focus();
      onDone();
    }
  }

  return (
    <div className={styles['linkForm']}>
      <input
        // biome-ignore lint/a11y/noAutofocus: it opens by a button, to be typed in at once
        autoFocus
        aria-label={t('inline.linkAddress')}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? id : undefined}
        placeholder="https://"
        value={href}
        onChange={({ target }) => {
          setHref(target.value);
          setRefused(false);
        }}
        onKeyDown={onKeyDown}
      />
      <IconButton icon={Check} label={t('inline.linkApply')} onClick={() => apply(href.trim())} />
      {before !== '' && (
        <IconButton icon={Unlink} label={t('inline.linkRemove')} onClick={() => apply('')} />
      )}
      {isRefused && (
        <p id={id} role="alert">
          {t('inline.linkRefused')}
        </p>
      )}
    </div>
  );
}

/** Links the selected words, or the whole link around the caret; without either, the address itself. */
function writeLink(editor: Editor, href: string): void {
  const chain = editor.chain().extendMarkRange('link');
  if (href === '') {
    chain.unsetLink().run();
  } else if (editor.state.selection.empty && !editor.isActive('link')) {
    const text = { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] };
    editor.chain().insertContent(text).run();
  } else {
    chain.setLink({ href }).run();
  }
}
