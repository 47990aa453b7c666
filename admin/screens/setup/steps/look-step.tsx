import { useState } from 'react';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import type { Hex } from '#domain/theme/color.ts';
import { fontFamily } from '#domain/theme/fonts.ts';
import { THEME_PRESETS } from '#domain/theme/presets.ts';
import { readTheme, type ThemeValues, withColorsAround } from '#domain/theme/theme.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { previewOf } from '#kit/media/thumbnail.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { lookTexts } from '#locales/look-texts.ts';
import { filterOptions, type Option } from '#schemas/api/site.ts';
import { useAdmin } from '../../../admin-context.ts';
import { Refusal } from '../../../dialogs/refusal.tsx';
import { useSend } from '../../../dialogs/use-send.ts';
import { LoadedView } from '../../../screen.tsx';
import { PictureSetting } from '../../settings/setting-picture.tsx';
import type { Setting } from '../../settings/settings-list.ts';
import { type SaveSetting, saveOption, useSetting } from '../../settings/use-setting.ts';
import { useUndoNotice } from '../../settings/use-undo-notice.ts';
import type { StepProps } from '../step-card.tsx';
import { useSetupTexts } from '../use-setup-texts.ts';
import { LogoPalettes } from './logo-palettes.tsx';
import { loadTheme, type StoredTheme, saveTheme } from './save-theme.ts';
import styles from './steps.module.css';

/** The logo, colours that follow from it, and the looks to begin with. */
export function LookStep({ onChanged }: StepProps) {
  const { api } = useBackOffice();
  const [tries, setTries] = useState(0);
  const again = () => setTries(tries + 1);
  const option = useLoaded(`logo ${tries}`, () =>
    api.call(filterOptions, { body: { keys: ['Logo'] } }),
  );
  const look = useLoaded(`look ${tries}`, () => loadTheme(api));
  return (
    <LoadedView loaded={option} onRetry={again}>
      {({ records }) => (
        <LoadedView loaded={look} onRetry={again}>
          {({ theme }) => (
            <Look
              logo={records.find(({ key }) => key === 'Logo')}
              begun={theme}
              onChanged={onChanged}
            />
          )}
        </LoadedView>
      )}
    </LoadedView>
  );
}

const LOGO: Setting = { key: 'Logo', place: 'option', group: 'look', kind: 'picture' };

interface LookProps extends StepProps {
  logo: Option | undefined;
  begun: StoredTheme | null;
}

function Look({ logo, begun, onChanged }: LookProps) {
  const { api, announce } = useBackOffice();
  const s = useSetupTexts();
  const { failure, send } = useSend();
  const [theme, setTheme] = useState(begun);
  const stored = { value: logo?.value, media: logo?.media ?? null };
  const save: SaveSetting = async (...given) => {
    const answer = await saveOption(api, LOGO.key)(...given);
    if (!answer.errored) onChanged();
    return answer;
  };
  const sayChanged = useUndoNotice();
  const setting = useSetting(LOGO, { stored, save, sayChanged, onUndone: onChanged });
  const { media } = setting.state;

  function take(values: ThemeValues, said: string) {
    const about = { name: s('setup.step.look'), locale: DEFAULT_LOCALE };
    void send(
      () => saveTheme(api, theme, values, about),
      (saved) => {
        setTheme(saved.theme);
        announce(said);
        onChanged();
      },
    );
  }

  return (
    <>
      <section className={styles['part']}>
        <h3 id="setup-logo">{s('setup.look.logo')}</h3>
        <p id="setup-logo-hint" className={styles['hint']}>
          {s('setup.look.logoHint')}
        </p>
        <PictureSetting id="setup-logo" hintId="setup-logo-hint" state={setting.state} />
        <Refusal failure={setting.failure} />
      </section>
      {media && (
        <LogoPalettes
          key={media.id}
          address={previewOf(media)}
          onTake={(color: Hex) =>
            take(withColorsAround(theme?.values ?? {}, color), s('setup.look.taken'))
          }
        />
      )}
      <ReadyLooks onTake={take} />
      <Refusal failure={failure} />
    </>
  );
}

/** Colours that stand beside the letters of a look. */
const SAMPLE_ROLES = ['brand', 'accent', 'tint'] as const;

function ReadyLooks({ onTake }: { onTake(values: ThemeValues, said: string): void }) {
  const { locale } = useAdmin();
  const s = useSetupTexts();
  const names = lookTexts(locale);
  return (
    <section className={styles['part']}>
      <h3>{s('setup.look.ready')}</h3>
      <p className={styles['hint']}>{s('setup.look.readyHint')}</p>
      <ul className={styles['looks']}>
        {THEME_PRESETS.map(({ id, values }) => {
          const name = names[`presets.${id}`] ?? id;
          const { palette, fontHeading, headingWeight, headingCase, radius } = readTheme(values);
          return (
            <li key={id}>
              <button
                type="button"
                aria-label={s('setup.look.use', { name })}
                onClick={() => onTake(values, s('setup.look.used', { name }))}
              >
                <span
                  aria-hidden
                  className={styles['sample']}
                  style={{
                    background: palette.page,
                    color: palette.heading,
                    fontFamily: fontFamily(fontHeading),
                    fontWeight: headingWeight,
                    textTransform: headingCase === 'uppercase' ? 'uppercase' : 'none',
                  }}
                >
                  {s('setup.look.sample')}
                  {SAMPLE_ROLES.map((role) => (
                    <i key={role} style={{ background: palette[role], borderRadius: radius }} />
                  ))}
                </span>
                {name}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
