import type { Editor } from '@tiptap/react';
import { Braces, RectangleHorizontal } from 'lucide-react';
import { Button } from '#kit/ui/button.tsx';
import { Menu, MenuItem } from '#kit/ui/menu.tsx';
import type { MailPlaceholder } from '#schemas/api/mail-texts.ts';
import { useMailTexts } from '../use-mail-texts.ts';
import styles from './body-editor.module.css';
import { PART_NODE } from './mail-doc.ts';

interface PlaceholderMenuProps {
  editor: Editor;
  placeholders: readonly MailPlaceholder[];
}

/** Puts what the shop fills in where the caret is. */
export function PlaceholderMenu({ editor, placeholders }: PlaceholderMenuProps) {
  const say = useMailTexts();
  const words = placeholders.filter(({ type }) => type !== 'part');
  const parts = placeholders.filter(({ type }) => type === 'part');
  const insert = (content: string | object) => editor.chain().focus().insertContent(content).run();
  return (
    <Menu align="end" trigger={<Button>{say('mail.text.insert')}</Button>}>
      <p className={styles['heading']}>{say('mail.text.inWords')}</p>
      {words.map(({ name, example }) => (
        <MenuItem
          key={name}
          icon={Braces}
          label={`${say(`mail.word.${name}`)} (${example})`}
          onSelect={() => insert({ type: 'text', text: `{{${name}}}` })}
        />
      ))}
      {parts.length > 0 && <p className={styles['heading']}>{say('mail.text.asPart')}</p>}
      {parts.map(({ name }) => (
        <MenuItem
          key={name}
          icon={RectangleHorizontal}
          label={say(`mail.part.${name}`)}
          onSelect={() => insert({ type: PART_NODE, attrs: { name } })}
        />
      ))}
    </Menu>
  );
}
