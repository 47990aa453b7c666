import { Download } from 'lucide-react';
import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { Button } from '#kit/ui/button.tsx';
import { downloadFile } from '#runtime/http/download.ts';
import {
  type AnsweredForm,
  deleteFormAnswer,
  exportFormAnswers,
  type FormAnswer,
  filterFormAnswers,
  listAnsweredForms,
} from '#schemas/api/form-answers.ts';
import { useAdmin } from '../../../admin-context.ts';
import { DeleteDialog } from '../../../dialogs/delete-dialog.tsx';
import { Screen } from '../../../screen.tsx';
import type { Column } from '../../../table/data-table.tsx';
import { ListView } from '../../../table/list-view.tsx';
import { useListQuery } from '../../../table/use-list-query.ts';
import { formatMoment } from '../../system/format.ts';
import { RowTools } from '../../system/row-tools.tsx';
import { wordsOf } from './answer-words.ts';
import styles from './answers.module.css';
import { useAnswersTexts } from './use-answers-texts.ts';

const PER_PAGE = 20;
/** Letters of an answer in the list. */
const EXCERPT = 120;

const keyOf = ({ elementId, node }: Pick<AnsweredForm, 'elementId' | 'node'>) =>
  `${elementId} ${node}`;

/** What visitors answered to the forms of pages. */
export function AnswersScreen() {
  const { api, announce, t } = useBackOffice();
  const say = useAnswersTexts();
  const [version, setVersion] = useState(0);
  const [doomed, setDoomed] = useState<FormAnswer | null>(null);
  const nameOf = useNames();
  const loaded = useLoaded(String(version), () => api.call(listAnsweredForms, {}));
  const forms = loaded.status === 'ready' ? loaded.data.forms : [];
  const { query } = useListQuery();
  const chosen = forms.find((form) => keyOf(form) === query.filters['form']);
  const columns = useColumns(setDoomed);

  return (
    <Screen
      title={say('answers.title')}
      intro={say('answers.intro')}
      actions={chosen && <ExportButton form={chosen} />}
    >
      <ListView
        caption={say('answers.title')}
        columns={columns}
        version={version}
        load={({ keywords, page, filters }) => {
          const form = placeOf(filters['form']);
          return api.call(filterFormAnswers, {
            body: { page, limit: PER_PAGE, ...(keywords && { keywords }), ...(form && { form }) },
          });
        }}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/form-answers/${id}`}
        filters={[
          {
            name: 'form',
            label: say('answers.form'),
            options: forms.map((form) => ({
              value: keyOf(form),
              label: `${form.title || say('answers.untitled')} (${form.answers})`,
            })),
          },
        ]}
        empty={<p>{say('answers.empty')}</p>}
      />
      {doomed && (
        <DeleteDialog
          name={nameOf(doomed)}
          text={say('answers.deleteText')}
          remove={() => api.call(deleteFormAnswer, { params: { id: doomed.id } })}
          onClose={() => setDoomed(null)}
          onDone={() => {
            setDoomed(null);
            setVersion(version + 1);
            announce(t('admin.deleted', { name: nameOf(doomed) }));
          }}
        />
      )}
    </Screen>
  );
}

/** The form that a filter of the address means. */
function placeOf(text = '') {
  const [id = '', node = ''] = text.split(' ');
  return /^\d+$/.test(id) && node !== '' ? { elementId: Number(id), node } : null;
}

function ExportButton({ form: { elementId, node } }: { form: AnsweredForm }) {
  const { announce } = useBackOffice();
  const say = useAnswersTexts();

  async function download() {
    const query = new URLSearchParams({ elementId: String(elementId), node });
    try {
      await downloadFile(`${exportFormAnswers.path}?${query}`, 'answers.csv');
    } catch {
      announce(say('answers.exportFailed'));
    }
  }

  return (
    <Button size="l" onClick={() => void download()}>
      <Download size={15} aria-hidden />
      {say('answers.export')}
    </Button>
  );
}

/** What an answer is called where it is spoken of. */
export function useNames() {
  const { locale } = useAdmin();
  const say = useAnswersTexts();
  return ({ title, createdAt }: FormAnswer) =>
    say('answers.of', {
      form: title || say('answers.untitled'),
      moment: formatMoment(createdAt, locale),
    });
}

function useColumns(onDelete: (answer: FormAnswer) => void): Column<FormAnswer>[] {
  const { locale } = useAdmin();
  const say = useAnswersTexts();
  const nameOf = useNames();
  return [
    {
      key: 'sent',
      title: say('answers.sent'),
      cell: ({ createdAt }) => formatMoment(createdAt, locale),
    },
    {
      key: 'form',
      title: say('answers.form'),
      cell: ({ title }) => title || say('answers.untitled'),
    },
    {
      key: 'first',
      title: say('answers.first'),
      cell: ({ answers }) => {
        const words = answers.map((answer) => wordsOf(answer, say)).filter((text) => text !== '');
        const text = words.slice(0, 2).join(' · ') || say('answers.none');
        const isLong = text.length > EXCERPT;
        return (
          <span className={styles['words']}>{isLong ? `${text.slice(0, EXCERPT)}…` : text}</span>
        );
      },
    },
    {
      key: 'tools',
      title: '',
      align: 'end',
      cell: (answer) => <RowTools name={nameOf(answer)} onDelete={() => onDelete(answer)} />,
    },
  ];
}
