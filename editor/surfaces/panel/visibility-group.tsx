import { useId, useState } from 'react';
import type { Locale } from '#domain/locales.ts';
import { useTexts } from '#kit/back-office-context.ts';
import { DateTimeInput } from '#kit/fields/text-controls.tsx';
import { LOCALE_NAMES } from '#kit/locale-names.ts';
import type { Hide } from '#schemas/content/element.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { setHide } from '../../kernel/store/commands/set-hide.ts';
import { editedSource } from '../../kernel/store/fields/field-target.ts';
import { isLockedAgainst } from '../../kernel/store/locks.ts';
import type { CanvasNode } from '../../kernel/store/nodes/canvas-node.ts';
import { useScope } from '../../kernel/store/selectors.ts';
import styles from './options-panel.module.css';
import { PanelGroup } from './panel-group.tsx';
import { ToggleRow } from './toggle-row.tsx';

const VIEWPORTS = ['desktop', 'mobile'] as const;
const MOMENTS = ['from', 'until'] as const;
type Moment = (typeof MOMENTS)[number];
/** A node is stored with when it is hidden: it shows from the end of that, until that begins. */
const STORED = { from: 'until', until: 'from' } as const satisfies Record<Moment, keyof Hide>;

/** Where, when and in which languages a node is shown. */
export function VisibilityGroup({ node }: { node: CanvasNode }) {
  const { history } = useEditor();
  const t = useTexts();
  const scope = useScope();
  const source = editedSource(node, scope);
  const { hide } = node.composed;
  if (!source || isLockedAgainst(node, 'edit')) return null;

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
      {LOCALE_NAMES.map(({ value: locale, label }) => (
        <ToggleRow
          key={locale}
          label={t('panel.visibility.language', { language: label })}
          checked={!hide.languages?.includes(locale)}
          onChange={(isShown) =>
            history.run(setHide(source, { languages: hiddenLanguages(node, locale, !isShown) }))
          }
        />
      ))}
      <Schedule
        key={node.key}
        hide={hide}
        onChange={(changes) => history.run(setHide(source, changes))}
      />
    </PanelGroup>
  );
}

/** Languages in which a node is hidden once one more is, or one less. */
function hiddenLanguages(
  { composed }: CanvasNode,
  locale: Locale,
  isHidden: boolean,
): Locale[] | undefined {
  const others = (composed.hide.languages ?? []).filter((one) => one !== locale);
  const hidden = isHidden ? [...others, locale] : others;
  // A child says that it shows everywhere, so that its master does not hide it.
  return hidden.length > 0 || composed.levels.length > 1 ? hidden : undefined;
}

interface ScheduleProps {
  hide: Hide;
  onChange(changes: Pick<{ [part in keyof Hide]: Hide[part] | undefined }, Moment>): void;
}

type Window = { [moment in Moment]?: string | undefined };

/** From when until when a node is shown. An end that is no end stays here, with the reason. */
function Schedule({ hide, onChange }: ScheduleProps) {
  const t = useTexts();
  const id = useId();
  const [draft, setDraft] = useState<Window | null>(null);
  const shown: Window = draft ?? { from: hide[STORED.from], until: hide[STORED.until] };

  function write(moment: Moment, instant: string | undefined) {
    const from = moment === 'from' ? instant : shown.from;
    const until = moment === 'until' ? instant : shown.until;
    if (from && until && Date.parse(until) <= Date.parse(from)) {
      setDraft({ from, until });
    } else {
      setDraft(null);
      onChange({ [STORED.from]: from, [STORED.until]: until });
    }
  }

  return (
    <>
      {MOMENTS.map((moment) => (
        <div key={moment} className={styles['label']}>
          <label htmlFor={`${id}-${moment}`}>{t(`panel.visibility.${moment}`)}</label>
          <DateTimeInput
            id={`${id}-${moment}`}
            value={shown[moment] ?? ''}
            aria-invalid={draft && moment === 'until' ? true : undefined}
            aria-describedby={draft ? `${id}-order` : undefined}
            onChange={(instant) => write(moment, instant)}
          />
        </div>
      ))}
      {draft && (
        <p id={`${id}-order`} className={styles['fault']} role="alert">
          {t('panel.visibility.order')}
        </p>
      )}
    </>
  );
}
