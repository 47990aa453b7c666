import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { useSettingsTexts } from './use-settings-texts.ts';

/** Longest value that is told. */
const MAX_TOLD = 300;

/** Says why a change is not taken back, where the setting was changed again. */
export function useConflictText() {
  const say = useSettingsTexts();

  function plain(held: unknown): string {
    const isHeld = typeof held === 'object' && held !== null && 'value' in held;
    if (!isHeld) return say('history.unset');
    const text = typeof held.value === 'string' ? held.value : JSON.stringify(held.value);
    return text.slice(0, MAX_TOLD);
  }

  return (failure: ApiFailure | null): string | undefined => {
    if (failure?.error.code !== 'SETTING_CHANGED') return undefined;
    const { was, now } = failure.error.payload;
    return `${failure.error.payload.message} ${say('history.conflict', {
      was: plain(was),
      now: plain(now),
    })}`;
  };
}
