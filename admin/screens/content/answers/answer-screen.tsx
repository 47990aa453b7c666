import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { Button } from '#kit/ui/button.tsx';
import { deleteFormAnswer, type FormAnswer, getFormAnswer } from '#schemas/api/form-answers.ts';
import { useAdmin } from '../../../admin-context.ts';
import { DeleteDialog } from '../../../dialogs/delete-dialog.tsx';
import { Card, LoadedView, Screen } from '../../../screen.tsx';
import { formatMoment } from '../../system/format.ts';
import { wordsOf } from './answer-words.ts';
import styles from './answers.module.css';
import { useNames } from './answers-screen.tsx';
import { useAnswersTexts } from './use-answers-texts.ts';

const LIST = '/form-answers';

/** One answer to a form: every question with what was said. */
export function AnswerScreen() {
  const { id = '' } = useParams();
  const { api, announce, t } = useBackOffice();
  const say = useAnswersTexts();
  const navigate = useNavigate();
  const nameOf = useNames();
  const [tries, setTries] = useState(0);
  const [doomed, setDoomed] = useState<FormAnswer | null>(null);
  const params = { id: Number(id) };
  const loaded = useLoaded(`${id}/${tries}`, () => api.call(getFormAnswer, { params }));
  const answer = loaded.status === 'ready' ? loaded.data : null;

  return (
    <Screen
      title={answer?.title || say('answers.untitled')}
      back={{ to: LIST, label: say('answers.title') }}
      width="narrow"
      actions={
        answer && (
          <Button size="l" onClick={() => setDoomed(answer)}>
            {say('answers.delete')}
          </Button>
        )
      }
    >
      <LoadedView loaded={loaded} onRetry={() => setTries(tries + 1)}>
        {(shown) => <Answers answer={shown} />}
      </LoadedView>
      {doomed && (
        <DeleteDialog
          name={nameOf(doomed)}
          text={say('answers.deleteText')}
          remove={() => api.call(deleteFormAnswer, { params })}
          onClose={() => setDoomed(null)}
          onDone={() => {
            announce(t('admin.deleted', { name: nameOf(doomed) }));
            void navigate(LIST);
          }}
        />
      )}
    </Screen>
  );
}

function Answers({ answer }: { answer: FormAnswer }) {
  const { locale } = useAdmin();
  const say = useAnswersTexts();
  const { createdAt, language, consent, answers } = answer;
  return (
    <>
      <Card>
        <dl className={styles['answers']}>
          {answers.map((one, index) => {
            const words = wordsOf(one, say);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: answers are kept in their order and never change
              <div key={index}>
                <dt>{one.label}</dt>
                <dd data-none={words === '' ? '' : undefined}>{words || say('answers.none')}</dd>
              </div>
            );
          })}
        </dl>
      </Card>
      <Card>
        <dl className={styles['answers']}>
          <div>
            <dt>{say('answers.sent')}</dt>
            <dd>{formatMoment(createdAt, locale)}</dd>
          </div>
          <div>
            <dt>{say('answers.language')}</dt>
            <dd>{new Intl.DisplayNames([locale], { type: 'language' }).of(language)}</dd>
          </div>
          {consent !== null && (
            <div>
              <dt>{say('answers.consent')}</dt>
              <dd>{consent}</dd>
            </div>
          )}
        </dl>
      </Card>
    </>
  );
}
