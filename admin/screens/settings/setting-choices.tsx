import { useId } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import controls from '#kit/fields/controls.module.css';
import { LOCALE_NAMES } from '#kit/locale-names.ts';
import type { Element } from '#schemas/content/element.ts';
import { fromFlags, toFlags } from './setting-values.ts';
import styles from './settings.module.css';
import type { Setting, SettingKind } from './settings-list.ts';
import type { SettingControlProps } from './use-setting.ts';

interface FlagsSettingProps extends SettingControlProps {
  setting: Extract<SettingKind, { kind: 'flags' }>;
}

/** Several of a few. */
export function FlagsSetting({ id, hintId, state, setting }: FlagsSettingProps) {
  const chosen = toFlags(setting, state.value);
  const change = (flag: string, isOn: boolean) =>
    state.save(
      fromFlags(
        setting,
        isOn ? [...chosen, flag] : chosen.filter((other) => other !== flag),
        state.value,
      ),
    );
  return (
    <fieldset className={styles['flags']} aria-labelledby={id} aria-describedby={hintId}>
      {setting.flags.map((flag) => (
        <Flag
          key={flag}
          flag={flag}
          isOn={chosen.includes(flag)}
          onChange={(isOn) => change(flag, isOn)}
        />
      ))}
    </fieldset>
  );
}

interface FlagProps {
  flag: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

function Flag({ flag, isOn, onChange }: FlagProps) {
  const t = useTexts();
  const id = useId();
  const language = LOCALE_NAMES.find(({ value }) => value === flag)?.label;
  return (
    <span>
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>{language ?? t(`admin.settings.flag.${flag}`)}</label>
    </span>
  );
}

export function LanguageSetting({ id, hintId, state }: SettingControlProps) {
  return (
    <Choice
      id={id}
      hintId={hintId}
      value={String(state.value ?? '')}
      options={LOCALE_NAMES}
      onChoose={(locale) => state.save(locale)}
    />
  );
}

interface ChoiceSettingProps extends SettingControlProps {
  setting: Setting & Extract<SettingKind, { kind: 'choice' }>;
}

/** One of a few, shown by name. */
export function ChoiceSetting({ id, hintId, state, setting }: ChoiceSettingProps) {
  const t = useTexts();
  const { key, choices } = setting;
  return (
    <Choice
      id={id}
      hintId={hintId}
      value={String(state.value)}
      options={choices.map((choice) => ({
        value: String(choice),
        label: t(`admin.settings.choice.${key}.${choice}`),
      }))}
      onChoose={(chosen) => state.save(choices.find((choice) => String(choice) === chosen))}
    />
  );
}

interface TemplateSettingProps extends SettingControlProps {
  templates: readonly Element[];
}

/** A template by its name. Without one the page of the product itself is shown. */
export function TemplateSetting({ id, hintId, state, templates }: TemplateSettingProps) {
  const t = useTexts();
  const value = String(state.value ?? 0);
  const options = templates.map(({ id: template, meta, slug }) => ({
    value: String(template),
    label: String(meta['name'] ?? slug),
  }));
  // A template that is gone, or is not loaded yet, is shown by its number.
  const isKnown = value === '0' || options.some((option) => option.value === value);
  return (
    <Choice
      id={id}
      hintId={hintId}
      value={value}
      options={[
        { value: '0', label: t('admin.settings.builtIn') },
        ...options,
        ...(isKnown ? [] : [{ value, label: `#${value}` }]),
      ]}
      onChoose={(template) => state.save(Number(template))}
    />
  );
}

interface ChoiceProps {
  id: string;
  hintId: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose(value: string): void;
}

function Choice({ id, hintId, value, options, onChoose }: ChoiceProps) {
  return (
    <select
      id={id}
      className={controls['select']}
      aria-describedby={hintId}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
