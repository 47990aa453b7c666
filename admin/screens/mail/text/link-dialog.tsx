import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { TextField } from '#kit/ui/text-field.tsx';
import { FormDialog } from '../../../dialogs/form-dialog.tsx';
import styles from '../mail.module.css';
import { useMailTexts } from '../use-mail-texts.ts';

/** Where the selected words lead; an empty address takes the link away. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const say = useMailTexts();
  const [href, setHref] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));

  function apply() {
    const chain = editor.chain().focus().extendMarkRange('link');
    const address = href.trim();
    if (address === '') chain.unsetLink().run();
    else chain.setLink({ href: address }).run();
    onClose();
  }

  return (
    <FormDialog
      title={say('mail.link.title')}
      submit={say('mail.link.apply')}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      onClose={onClose}
    >
      <TextField
        label={say('mail.link.address')}
        autoComplete="off"
        spellCheck={false}
        value={href}
        onChange={({ target }) => setHref(target.value)}
      />
      <p className={styles['hint']}>{say('mail.link.hint', { example: '{{href}}' })}</p>
    </FormDialog>
  );
}
