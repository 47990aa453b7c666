import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { LOCALES, type Locale } from '#domain/locales.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { localeName } from '#kit/locale-names.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { MAIL_TEXT_KINDS, type MailTextKind, readMailText } from '#schemas/api/mail-texts.ts';
import { LoadedView, Screen } from '../../../screen.tsx';
import { MissingScreen } from '../../missing-screen.tsx';
import { useMailTexts } from '../use-mail-texts.ts';
import { TextForm } from './text-form.tsx';

/** The words of one mail in one language. */
export function TextScreen() {
  const { kind: asked, locale: spoken } = useParams();
  const kind = MAIL_TEXT_KINDS.find((known) => known === asked);
  const locale = LOCALES.find((known) => known === spoken);
  if (!kind || !locale) return <MissingScreen />;
  return <Known key={`${kind}:${locale}`} kind={kind} locale={locale} />;
}

function Known({ kind, locale }: { kind: MailTextKind; locale: Locale }) {
  const { api } = useBackOffice();
  const say = useMailTexts();
  const [tries, setTries] = useState(0);
  const loaded = useLoaded(String(tries), () =>
    api.call(readMailText, { params: { kind, locale } }),
  );
  return (
    <Screen
      title={`${say(`mail.kind.${kind}`)}: ${localeName(locale)}`}
      back={{ to: '/mail/texts', label: say('mail.text.back') }}
    >
      <LoadedView loaded={loaded} onRetry={() => setTries(tries + 1)}>
        {(answer) => <TextForm kind={kind} locale={locale} answer={answer} />}
      </LoadedView>
    </Screen>
  );
}
