import { useCallback, useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import {
  type PresetRun,
  type PresetState,
  presetState,
  type ReadyPreset,
  startPreset,
} from '#schemas/api/presets.ts';
import { useAdmin } from '../../admin-context.ts';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import { LoadedView } from '../../screen.tsx';
import { OwnFile } from './own-file.tsx';
import { PresetCard } from './preset-card.tsx';
import styles from './presets.module.css';
import { RunNotice } from './run-notice.tsx';
import { usePresetRun } from './use-preset-run.ts';
import { usePresetsTexts } from './use-presets-texts.ts';

interface PresetChooserProps {
  /** Another preset is in the shop now. */
  onChanged?(): void;
  /** Also sends and fetches presets as files. */
  withFiles?: boolean;
}

/** The ready presets, one of which takes the place of the one before; with its progress. */
export function PresetChooser({ onChanged, withFiles = false }: PresetChooserProps) {
  const { api } = useBackOffice();
  const [tries, setTries] = useState(0);
  const loaded = useLoaded(`presets ${tries}`, () => api.call(presetState, {}));
  return (
    <LoadedView loaded={loaded} onRetry={() => setTries(tries + 1)}>
      {(state) => <Choice begun={state} withFiles={withFiles} onChanged={onChanged} />}
    </LoadedView>
  );
}

interface ChoiceProps {
  begun: PresetState;
  withFiles: boolean;
  onChanged: (() => void) | undefined;
}

function Choice({ begun, withFiles, onChanged }: ChoiceProps) {
  const { api, announce } = useBackOffice();
  const { locale } = useAdmin();
  const s = usePresetsTexts();
  const [state, setState] = useState(begun);
  const [asked, setAsked] = useState<ReadyPreset | null>(null);
  const { presets, current, inTheWay } = state;
  const nameOf = (name: string) =>
    presets.find((preset) => preset.name === name)?.titles[locale] ?? s('presets.upload');

  const onEnd = useCallback(
    async ({ state: outcome }: PresetRun) => {
      const answer = await api.call(presetState, {});
      if (!answer.errored) setState(answer.data);
      if (outcome === 'done') onChanged?.();
    },
    [api, onChanged],
  );
  const [run, setRun] = usePresetRun(begun.run?.state === 'running' ? begun.run : null, onEnd);
  const isLocked = inTheWay.length > 0 || run?.state === 'running';

  function begin(next: PresetRun) {
    setAsked(null);
    setRun(next);
    announce(s('presets.running', { name: nameOf(next.name) }));
  }

  return (
    <div className={styles['chooser']}>
      {run && <RunNotice run={run} name={nameOf(run.name)} />}
      {inTheWay.length > 0 && (
        <p className={styles['locked']} role="note">
          {s('presets.inTheWay')} {inTheWay.map((kind) => s(`presets.way.${kind}`)).join(', ')}.
        </p>
      )}
      <ul className={styles['cards']}>
        {presets.map((preset) => (
          <PresetCard
            key={preset.name}
            preset={preset}
            isCurrent={preset.name === current}
            isLocked={isLocked}
            onUse={() => setAsked(preset)}
          />
        ))}
      </ul>
      {withFiles && <OwnFile state={state} isLocked={isLocked} onBegun={begin} />}
      {asked && <AskFirst preset={asked} onClose={() => setAsked(null)} onBegun={begin} />}
    </div>
  );
}

interface AskFirstProps {
  preset: ReadyPreset;
  onClose(): void;
  onBegun(run: PresetRun): void;
}

/** What goes and what stays, before it happens. */
function AskFirst({ preset, onClose, onBegun }: AskFirstProps) {
  const { api } = useBackOffice();
  const { locale } = useAdmin();
  const s = usePresetsTexts();
  const { failure, send } = useSend();
  const start = () =>
    void send(() => api.call(startPreset, { body: { name: preset.name } }), onBegun);
  return (
    <ConfirmDialog
      title={s('presets.askTitle', { name: preset.titles[locale] })}
      text={s('presets.askText')}
      confirm={s('presets.askYes')}
      onConfirm={start}
      onClose={onClose}
    >
      <Refusal failure={failure} />
    </ConfirmDialog>
  );
}
