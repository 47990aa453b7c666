import { useId } from 'react';

import { useEditor, useTexts } from '../editor-context.ts';
import type { CanvasNode } from '../store/canvas-node.ts';
import { setHide } from '../store/commands/set-hide.ts';
import { editedSource } from '../store/field-target.ts';
import { useScope } from '../store/selectors.ts';
import { DateTimeInput } from './controls/text-controls.tsx';
import styles from './options-panel.module.css';
import { PanelGroup } from './panel-group.tsx';
import { ToggleRow } from './toggle-row.tsx';

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
    <PanelGroup title={t('panel.visibility.title')} open>
      {VIEWPORTS.map((viewport) => (
        <ToggleRow
          key={viewport}
          label={t(`panel.visibility.${viewport}`)}
          checked={hide[viewport] !== true}
          onChange={(isShown) =>
            history.run(setHide(source, { [viewport]: isShown ? undefined : true }))
          }
        />
      ))}
      {MOMENTS.map((moment) => (
        <div key={moment} className={styles['label']}>
          <label htmlFor={`${id}-${moment}`}>{t(`panel.visibility.${moment}`)}</label>
          <DateTimeInput
            id={`${id}-${moment}`}
            value={hide[moment] ?? ''}
            onChange={(instant) => history.run(setHide(source, { [moment]: instant }))}
          />
        </div>
      ))}
    </PanelGroup>
  );
}
