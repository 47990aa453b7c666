import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { textOr } from '#kit/known-text.ts';
import type { ApiPort, ApiResult } from '#schemas/api/endpoint.ts';
import { type Option, updateOption } from '#schemas/api/site.ts';
import { useSend } from '../../dialogs/use-send.ts';
import type { Setting } from './settings-list.ts';

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

export function useSetting({ key }: Setting, stored: Stored, saveSetting: SaveSetting) {
  const { t, announce } = useBackOffice();
  const { failure, send } = useSend();
  const [saved, setSaved] = useState<Stored>(stored);
  const label = textOr(t, `admin.settings.name.${key}`, key);
  const [wanted, setWanted] = useState<Stored | null>(null);

  function save(value: unknown, media?: Option['media']) {
    void send(
      async () => {
        setWanted({ value, media: media === undefined ? saved.media : media });
        const answer = await saveSetting(value, media);
        // What was refused goes back to what holds.
        setWanted(null);
        return answer;
      },
      ({ value: now, media: picture }) => {
        setSaved({ value: now, media: picture });
        announce(t('admin.saved', { name: label }));
      },
    );
  }

  const state: SettingState = { label, ...(wanted ?? saved), save };
  return { state, failure };
}
