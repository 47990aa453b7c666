import { useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { textOr } from '#kit/known-text.ts';
import { adminUpdateStoreSettings, type ShownStoreSettings } from '#schemas/api/admin-store.ts';
import type { ApiPort, ApiResult } from '#schemas/api/endpoint.ts';
import type { Held } from '#schemas/api/setting-history.ts';
import { type Option, updateOption } from '#schemas/api/site.ts';
import { useSend } from '../../dialogs/use-send.ts';
import type { Setting } from './settings-list.ts';
import type { useUndoNotice } from './use-undo-notice.ts';

/** One option with what it holds now; `save` shows the new value before the server has answered. */
export interface SettingState {
  label: string;
  value: unknown;
  media: Option['media'];
  save(value: unknown, media?: Option['media']): void;
}

/** What every control of a setting gets. */
export interface SettingControlProps {
  id: string;
  /** Id of the sentence that says what the setting does. */
  hintId: string;
  state: SettingState;
}

export type Stored = Pick<SettingState, 'value' | 'media'>;

/** Where a setting is kept: answers what it holds after the change. */
export type SaveSetting = (
  value: unknown,
  media: Option['media'] | undefined,
) => Promise<ApiResult<Stored>>;

/** The site's option of that key; its picture is told apart from its value. */
export function saveOption(api: ApiPort, key: string): SaveSetting {
  return (value, media) => {
    const picture = media === undefined ? {} : { media: media?.id ?? null };
    // A picture may be set before the option has any value.
    return api.call(updateOption, { params: { key }, body: { value: value ?? '', ...picture } });
  };
}

/** What the store holds under that key. */
export function storedIn(store: ShownStoreSettings, key: string): Stored {
  return { value: Object.entries(store).find(([name]) => name === key)?.[1], media: null };
}

/** The store's setting of that key. */
export function saveStore(api: ApiPort, key: string): SaveSetting {
  return async (value) => {
    const answer = await api.call(adminUpdateStoreSettings, { body: { [key]: value } });
    return answer.errored ? answer : { errored: false, data: storedIn(answer.data, key) };
  };
}

/** Says that a setting was saved, and offers to take it back. */
export type SayChanged = ReturnType<typeof useUndoNotice>;

interface Place {
  stored: Stored;
  save: SaveSetting;
  sayChanged: SayChanged;
  /** The former value holds again. */
  onUndone(): void;
}

export function useSetting(
  { key, place }: Setting,
  { stored, sayChanged, onUndone, ...kept }: Place,
) {
  const t = useTexts();
  const { failure, send } = useSend();
  const [saved, setSaved] = useState<Stored>(stored);
  const label = textOr(t, `admin.settings.name.${key}`, key);
  /** Counts what was taken back: what was typed meanwhile goes. */
  const [undone, setUndone] = useState(0);
  const [wanted, setWanted] = useState<Stored | null>(null);

  function save(value: unknown, media?: Option['media']) {
    void send(
      async () => {
        setWanted({ value, media: media === undefined ? saved.media : media });
        const answer = await kept.save(value, media);
        // What was refused goes back to what holds.
        setWanted(null);
        return answer;
      },
      ({ value: now, media: picture }) => {
        setSaved({ value: now, media: picture });
        void sayChanged({
          sentence: t('admin.saved', { name: label }),
          name: label,
          isOne: (setting) => setting === `${place}.${key}`,
          onUndone([change]) {
            setSaved(change?.values === 'told' ? withHeld(saved, change.after) : saved);
            setUndone((count) => count + 1);
            onUndone();
          },
        });
      },
    );
  }

  const state: SettingState = { label, ...(wanted ?? saved), save };
  return { state, failure, undone };
}

/** What a setting shows once it holds a former value; its picture is the one that it had. */
function withHeld({ media }: Stored, held: Held): Stored {
  return { value: held?.value, media };
}
