import { useId } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { ToggleInput } from '#kit/fields/choice-controls.tsx';
import { textOr } from '#kit/known-text.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import type { ShortSettingChange } from '#schemas/api/setting-history.ts';
import type { Element } from '#schemas/content/element.ts';
import { Refusal } from '../../dialogs/refusal.tsx';
import { LastChange } from './last-change.tsx';
import {
  ChoiceSetting,
  FlagsSetting,
  LanguageSetting,
  TemplateSetting,
} from './setting-choices.tsx';
import { LineSetting } from './setting-lines.tsx';
import { PictureSetting } from './setting-picture.tsx';
import { ProductSetting } from './setting-product.tsx';
import styles from './settings.module.css';
import type { Setting } from './settings-list.ts';
import {
  type SaveSetting,
  type SayChanged,
  type SettingControlProps,
  type Stored,
  useSetting,
} from './use-setting.ts';

interface SettingRowProps {
  setting: Setting;
  stored: Stored;
  save: SaveSetting;
  sayChanged: SayChanged;
  /** The former value holds again. */
  onUndone(): void;
  last: ShortSettingChange | undefined;
  /** Templates of the shop, for settings that name one. */
  templates: readonly Element[];
}

/** One setting: its name, what it does, its value. */
export function SettingRow({ setting, last, templates, ...place }: SettingRowProps) {
  const t = useTexts();
  const id = useId();
  const hintId = `${id}-hint`;
  const { state, failure, undone } = useSetting(setting, {
    ...place,
    onUndone() {
      place.onUndone();
      // The button that was pressed is gone; one goes on at the setting.
      requestAnimationFrame(() => document.getElementById(id)?.focus());
    },
  });
  const hint = textOr(t, `admin.settings.hint.${setting.key}`, '');
  const isGroup = setting.kind === 'flags' || setting.kind === 'picture';
  return (
    <div className={styles['row']} data-kind={setting.kind} data-setting={setting.key}>
      <div className={styles['about']}>
        {isGroup ? <b id={id}>{state.label}</b> : <label htmlFor={id}>{state.label}</label>}
        <p id={hintId}>{hint}</p>
        {last && <LastChange change={last} label={state.label} />}
      </div>
      <div className={styles['control']}>
        <Control
          key={undone}
          setting={setting}
          templates={templates}
          id={id}
          hintId={hintId}
          state={state}
        />
        <Refusal failure={failure} text={faultText(failure, t)} />
      </div>
    </div>
  );
}

/** What is wrong with a value that the server does not take. */
function faultText(failure: ApiFailure | null, t: Translate): string | undefined {
  const [fault] = Object.values(failure?.error.payload.fields ?? {});
  if (fault === undefined) return;
  return t(`admin.settings.fault.${fault === 'email' || fault === 'robots' ? fault : 'value'}`);
}

interface ControlProps extends SettingControlProps {
  setting: Setting;
  templates: readonly Element[];
}

function Control({ setting, templates, ...props }: ControlProps) {
  switch (setting.kind) {
    case 'switch':
      return <SwitchSetting {...props} fallback={setting.fallback} isText={setting.isText} />;
    case 'flags':
      return <FlagsSetting {...props} setting={setting} />;
    case 'language':
      return <LanguageSetting {...props} />;
    case 'choice':
      return <ChoiceSetting {...props} setting={setting} />;
    case 'template':
      return <TemplateSetting {...props} templates={templates} />;
    case 'product':
      return <ProductSetting {...props} />;
    case 'picture':
      return <PictureSetting {...props} />;
    default:
      return <LineSetting {...props} setting={setting} />;
  }
}

interface SwitchSettingProps extends SettingControlProps {
  fallback: boolean;
  /** Stored as the text `true` or `false`. */
  isText: true | undefined;
}

function SwitchSetting({ id, hintId, state, fallback, isText }: SwitchSettingProps) {
  const { value, save } = state;
  return (
    <ToggleInput
      id={id}
      aria-describedby={hintId}
      checked={
        value === undefined || value === null ? fallback : value === true || value === 'true'
      }
      onChange={(isOn) => save(isText ? String(isOn) : isOn)}
    />
  );
}
