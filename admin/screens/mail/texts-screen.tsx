import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useBackOffice } from '#kit/back-office-context.ts';
import { localeName } from '#kit/locale-names.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { listMailTexts, type MailKindsAnswer } from '#schemas/api/mail-texts.ts';
import { LoadedView } from '../../screen.tsx';
import { DataTable } from '../../table/data-table.tsx';
import styles from './mail.module.css';
import { MailFrame } from './mail-frame.tsx';
import { useMailTexts } from './use-mail-texts.ts';

/** Every kind of mail, and the languages its words can be changed in. */
export function TextsScreen() {
  const { api } = useBackOffice();
  const say = useMailTexts();
  const [tries, setTries] = useState(0);
  const loaded = useLoaded(String(tries), () => api.call(listMailTexts, {}));
  return (
    <MailFrame intro={say('mail.texts.intro')}>
      <LoadedView loaded={loaded} onRetry={() => setTries(tries + 1)}>
        {(answer) => <Kinds {...answer} />}
      </LoadedView>
    </MailFrame>
  );
}

function Kinds({ kinds, locales }: MailKindsAnswer) {
  const say = useMailTexts();
  return (
    <DataTable
      caption={say('mail.texts.caption')}
      records={kinds}
      keyOf={({ kind }) => kind}
      columns={[
        {
          key: 'kind',
          title: say('mail.texts.kind'),
          cell: ({ kind }) => <b className={styles['kind']}>{say(`mail.kind.${kind}`)}</b>,
        },
        { key: 'to', title: say('mail.texts.to'), cell: ({ to }) => say(`mail.texts.to.${to}`) },
        {
          key: 'languages',
          title: say('mail.texts.languages'),
          cell: ({ kind, own }) => (
            <span className={styles['languages']}>
              {locales.map((locale) => (
                <span key={locale}>
                  <Link to={`/mail/texts/${kind}/${locale}`}>
                    <span className="visually-hidden">{`${say(`mail.kind.${kind}`)}: `}</span>
                    {localeName(locale)}
                  </Link>
                  {own.includes(locale) && <Badge tone="accent">{say('mail.texts.own')}</Badge>}
                </span>
              ))}
            </span>
          ),
        },
      ]}
    />
  );
}
