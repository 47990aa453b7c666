import { useBackOffice } from '#kit/back-office-context.ts';
import { Screen } from '../../screen.tsx';
import { PresetChooser } from './preset-chooser.tsx';
import { usePresetsTexts } from './use-presets-texts.ts';

/** Ready shops to begin with, and this one as a file; for owners. */
export function PresetsScreen() {
  const { user } = useBackOffice();
  const s = usePresetsTexts();
  const isOwner = user.role === 'owner';
  return (
    <Screen title={s('presets.title')} intro={s(isOwner ? 'presets.intro' : 'presets.forOwners')}>
      {isOwner && <PresetChooser withFiles />}
    </Screen>
  );
}
