import { MailFrame } from './mail-frame.tsx';
import { SenderForm } from './sender-form.tsx';
import { useMailTexts } from './use-mail-texts.ts';

/** Who sends the mails of the site. */
export function SenderScreen() {
  const say = useMailTexts();
  return (
    <MailFrame intro={say('mail.sender.intro')}>
      <SenderForm />
    </MailFrame>
  );
}
