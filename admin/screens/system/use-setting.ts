import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { textOr } from '#kit/known-text.ts';
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

type Stored = Pick<SettingState, 'value' | 'media'>;

export function useSetting({ key }: Setting, option: Option | undefined) {
  const { api, t, announce } = useBackOffice();
  const { failure, send } = useSend();
  const [saved, setSaved] = useState<Stored>({
    value: option?.value,
    media: option?.media ?? null,
  });
  const label = textOr(t, `admin.settings.name.${key}`, key);
  const [wanted, setWanted] = useState<Stored | null>(null);

  function save(value: unknown, media?: Option['media']) {
    const picture = media === undefined ? {} : { media: media?.id ?? null };
    const body = { value, ...picture };
    void send(
      async () => {
        setWanted({ value, media: media === undefined ? saved.media : media });
        const answer = await api.call(updateOption, { params: { key }, body });
        // What was refused goes back to what holds.
        setWanted(null);
        return answer;
      },
      (stored) => {
        setSaved({ value: stored.value, media: stored.media });
        announce(t('admin.saved', { name: label }));
      },
    );
  }

  const state: SettingState = { label, ...(wanted ?? saved), save };
  return { state, failure };
}
