import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { Button } from '#kit/ui/button.tsx';
import { filterSections } from '#schemas/api/content.ts';
import { deleteSection } from '#schemas/api/pages.ts';
import type { Element } from '#schemas/content/element.ts';
import { type Doomed, IntoBinDialog } from '../bin/into-bin-dialog.tsx';
import { useBinTexts } from '../bin/use-bin-texts.ts';
import lists from './lists.module.css';
import styles from './system-pages.module.css';

/** The master sections of the shop, each with the number of its places; nothing while there are none. */
export function SharedSections() {
  const { api, t } = useBackOffice();
  const say = useBinTexts();
  const [version, setVersion] = useState(0);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const loaded = useLoaded(`shared sections ${version}`, () =>
    api.call(filterSections, { body: { limit: 0 } }),
  );
  const lookAgain = () => setVersion((before) => before + 1);
  if (loaded.status === 'failed') return <p role="alert">{say('bin.shared.failed')}</p>;
  if (loaded.status === 'loading' || loaded.data.records.length === 0) return null;
  return (
    <section className={styles['root']} aria-label={say('bin.shared.title')}>
      <h2>{say('bin.shared.title')}</h2>
      <p className={lists['muted']}>{say('bin.shared.intro')}</p>
      <ul className={styles['list']}>
        {loaded.data.records.map(({ element, uses }) => (
          <li key={element.id} className={styles['row']}>
            <span className={styles['name']}>
              <strong>{nameOf(element)}</strong>
              <span className={lists['muted']}>{say('bin.shared.uses', { count: uses })}</span>
            </span>
            <Button
              aria-label={`${t('admin.delete')}: ${nameOf(element)}`}
              onClick={() => setDoomed({ kind: 'section', id: element.id, name: nameOf(element) })}
            >
              {t('admin.delete')}
            </Button>
          </li>
        ))}
      </ul>
      {doomed && (
        <IntoBinDialog
          doomed={doomed}
          text={say('bin.moveText.section')}
          remove={() => api.call(deleteSection, { params: { id: doomed.id } })}
          onDone={() => {
            setDoomed(null);
            lookAgain();
          }}
          onUndone={lookAgain}
          onClose={() => setDoomed(null)}
        />
      )}
    </section>
  );
}

function nameOf({ meta, id }: Element): string {
  const title = meta['title'];
  return typeof title === 'string' && title !== '' ? title : `#${id}`;
}
