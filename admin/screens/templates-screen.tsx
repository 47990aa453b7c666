import { useState } from 'react';
import { useBackOffice, useTexts } from '#kit/back-office-context.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { deleteTemplate } from '#schemas/api/pages.ts';
import { TEMPLATE_KINDS } from '#schemas/content/element.ts';
import { Screen } from '../screen.tsx';
import { ListView } from '../table/list-view.tsx';
import { BinLink } from './bin/bin-link.tsx';
import { IntoBinDialog } from './bin/into-bin-dialog.tsx';
import { useBinTexts } from './bin/use-bin-texts.ts';
import styles from './content/lists.module.css';
import { SharedSections } from './content/shared-sections.tsx';
import { STATUS_TONES } from './content/status-tones.ts';
import { SystemPages } from './content/system-pages.tsx';
import { loadTemplates, type TemplateRow } from './content/template-calls.ts';

interface TemplatesScreenProps {
  /** Leaves the panel for a page of the shop. */
  goTo?: (path: string) => void;
}

/** What the pages of products, categories, posts and events are made from (ADMIN-03). */
export function TemplatesScreen({ goTo = (path) => location.assign(path) }: TemplatesScreenProps) {
  const { api, t } = useBackOffice();
  const say = useBinTexts();
  const [version, setVersion] = useState(0);
  const [doomed, setDoomed] = useState<TemplateRow | null>(null);
  const lookAgain = () => setVersion((before) => before + 1);
  return (
    <Screen
      title={t('admin.menu.templates')}
      intro={t('admin.templates.intro')}
      actions={<BinLink kind="template" />}
    >
      <ListView
        caption={t('admin.menu.templates')}
        columns={[
          {
            key: 'name',
            title: t('admin.templates.name'),
            cell: ({ name, opening }: TemplateRow) =>
              opening.kind === 'path' ? <a href={opening.path}>{name}</a> : <strong>{name}</strong>,
          },
          {
            key: 'kind',
            title: t('admin.templates.kind'),
            cell: ({ kind }) => (kind ? t(`admin.templates.kinds.${kind}`) : ''),
          },
          {
            key: 'status',
            title: t('admin.pages.state'),
            cell: ({ status }) => (
              <Badge tone={STATUS_TONES[status]}>{t(`admin.pages.status.${status}`)}</Badge>
            ),
          },
          {
            key: 'open',
            title: t('admin.templates.opening'),
            align: 'end',
            cell: (row) => <Way {...row} />,
          },
          {
            key: 'actions',
            title: '',
            align: 'end',
            cell: (row) => (
              <Button
                aria-label={`${t('admin.delete')}: ${row.name}`}
                onClick={() => setDoomed(row)}
              >
                {t('admin.delete')}
              </Button>
            ),
          },
        ]}
        load={(query) => loadTemplates(api, query)}
        keyOf={({ id }) => id}
        version={version}
        filters={[
          {
            name: 'kind',
            label: t('admin.templates.kind'),
            options: TEMPLATE_KINDS.map((kind) => ({
              value: kind,
              label: t(`admin.templates.kinds.${kind}`),
            })),
          },
        ]}
        empty={<p>{t('admin.templates.empty')}</p>}
      />
      <SharedSections />
      <SystemPages part="templates" version={version} goTo={goTo} />
      {doomed && (
        <IntoBinDialog
          doomed={{ kind: 'template', id: doomed.id, name: doomed.name }}
          text={say('bin.moveText.template')}
          remove={() => api.call(deleteTemplate, { params: { id: doomed.id } })}
          onClose={() => setDoomed(null)}
          onDone={() => {
            setDoomed(null);
            lookAgain();
          }}
          onUndone={lookAgain}
        />
      )}
    </Screen>
  );
}

/** The way into the editor; where there is none, why. */
function Way({ name, opening }: TemplateRow) {
  const t = useTexts();
  if (opening.kind !== 'path') {
    return <span className={styles['muted']}>{t(`admin.templates.${opening.kind}`)}</span>;
  }
  return (
    <a
      className={styles['linkButton']}
      href={opening.path}
      aria-label={`${t('admin.templates.openOn', { title: opening.title })}: ${name}`}
    >
      {t('admin.templates.openOn', { title: opening.title })}
    </a>
  );
}
