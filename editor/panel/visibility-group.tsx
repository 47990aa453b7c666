import { useId } from 'react';

import { useEditor, useTexts } from '../editor-context.ts';
import type { CanvasNode } from '../store/canvas-node.ts';
import { setHide } from '../store/commands/set-hide.ts';
import { editedSource } from '../store/field-target.ts';
import { useScope } from '../store/selectors.ts';
import { DateTimeControl } from './controls/text-controls.tsx';
import styles from './options-panel.module.css';

const VIEWPORTS = ['desktop', 'mobile'] as const;
const MOMENTS = ['from', 'until'] as const;

/** Where and when a node is shown. */
export function VisibilityGroup({ node }: { node: CanvasNode }) {
  const { history } = useEditor();
  const t = useTexts();
  const scope = useScope();
  const id = useId();
  const source = editedSource(node, scope);
  const { hide } = node.composed;
  if (!source) return null;
  return (
    <details className={styles['group']} open>
      <summary>{t('panel.visibility.title')}</summary>
      <div className={styles['fields']}>
        {VIEWPORTS.map((viewport) => (
          <label key={viewport} className={styles['check']}>
            <input
              type="checkbox"
              checked={hide[viewport] !== true}
              onChange={({ target }) =>
                history.run(setHide(source, { [viewport]: target.checked ? undefined : true }))
              }
            />
            {t(`panel.visibility.${viewport}`)}
          </label>
        ))}
        {MOMENTS.map((moment) => (
          <div key={moment} className={styles['label']}>
            <label htmlFor={`${id}-${moment}`}>{t(`panel.visibility.${moment}`)}</label>
            <DateTimeControl
              id={`${id}-${moment}`}
              label={t(`panel.visibility.${moment}`)}
              schema={{}}
              value={hide[moment] ?? ''}
              disabled={false}
              describedBy={undefined}
              invalid={false}
              text={(_kind, path) => path}
              path={moment}
              onChange={(value) =>
                history.run(
                  setHide(source, { [moment]: typeof value === 'string' ? value : undefined }),
                )
              }
            />
          </div>
        ))}
      </div>
    </details>
  );
}
