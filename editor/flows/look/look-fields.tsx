import { type ReactNode, useId } from 'react';
import { FONTS } from '#domain/theme/fonts.ts';
import { THEME_CHOICES, THEME_NUMBERS, type ThemeNumber } from '#domain/theme/theme.ts';
import controls from '#kit/fields/controls.module.css';
import { useEditorState } from '../../kernel/store/selectors.ts';
import { PanelGroup } from '../../surfaces/panel/panel-group.tsx';
import styles from './look.module.css';
import { ResetToken } from './reset-token.tsx';
import type { Look } from './use-look.ts';

type Choice = keyof typeof THEME_CHOICES;
type Font = 'fontBody' | 'fontHeading';
type Field = { font: Font } | { choice: Choice } | { number: ThemeNumber };

/** Everything but colours, in the order of the panel. */
const GROUPS: readonly { name: string; fields: readonly Field[] }[] = [
  {
    name: 'type',
    fields: [
      { font: 'fontHeading' },
      { font: 'fontBody' },
      { number: 'textSize' },
      { number: 'headingScale' },
      { number: 'headingWeight' },
      { number: 'headingTracking' },
      { choice: 'headingCase' },
      { number: 'lineHeight' },
    ],
  },
  {
    name: 'shape',
    fields: [
      { number: 'radius' },
      { choice: 'buttonShape' },
      { choice: 'buttonCase' },
      { choice: 'fieldStyle' },
      { choice: 'cardStyle' },
      { choice: 'badgeShape' },
      { number: 'borderWidth' },
      { number: 'shadow' },
      { choice: 'pictureRatio' },
    ],
  },
  { name: 'space', fields: [{ number: 'spacing' }, { number: 'pageWidth' }] },
  { name: 'behaviour', fields: [{ choice: 'motion' }, { choice: 'scheme' }] },
];

/** Type, shape, space and motion of the theme. */
export function LookFields({ look }: { look: Look }) {
  return GROUPS.map(({ name, fields }) => (
    <PanelGroup key={name} title={look.t(`group.${name}`)} open={name === 'type'}>
      {fields.map((field) => (
        <FieldOf key={Object.values(field)[0]} field={field} look={look} />
      ))}
    </PanelGroup>
  ));
}

function FieldOf({ field, look }: { field: Field; look: Look }) {
  if ('number' in field) return <NumberField name={field.number} look={look} />;
  if ('font' in field) return <FontField name={field.font} look={look} />;
  return <ChoiceField name={field.choice} look={look} />;
}

interface RowProps {
  id: string;
  name: string;
  look: Look;
  children: ReactNode;
}

function Row({ id, name, look, children }: RowProps) {
  const { t } = look;
  const label = t(`token.${name}`);
  return (
    <div className={styles['row']} data-token={name}>
      <div className={styles['head']}>
        <label htmlFor={id}>{label}</label>
        <ResetToken look={look} name={name} label={label} />
      </div>
      {children}
    </div>
  );
}

function NumberField({ name, look }: { name: ThemeNumber; look: Look }) {
  const { theme, t, write, figure } = look;
  const { minimum, maximum, step } = THEME_NUMBERS[name];
  const id = useId();
  const value = theme[name];
  return (
    <Row id={id} name={name} look={look}>
      <span className={controls['range']}>
        <input
          id={id}
          type="range"
          min={minimum}
          max={maximum}
          step={step}
          value={value}
          onChange={({ target }) => write({ [name]: Number(target.value) })}
        />
        <output htmlFor={id}>{t(`unit.${name}`, { value: figure(value) })}</output>
      </span>
    </Row>
  );
}

function FontField({ name, look }: { name: Font; look: Look }) {
  const own = useEditorState((state) => state.fonts) ?? [];
  const options = [
    ...FONTS.map((font) => ({ value: font.id, label: font.name })),
    ...own.map((font) => ({ value: font.id, label: look.t('fonts.own', { name: font.name }) })),
  ];
  return <SelectField name={name} look={look} options={options} />;
}

function ChoiceField({ name, look }: { name: Choice; look: Look }) {
  const options = THEME_CHOICES[name].map((value) => ({
    value,
    label:
      name === 'pictureRatio'
        ? value.replace('/', ' : ')
        : look.t(`choice.${name}.${String(value)}`),
  }));
  return <SelectField name={name} look={look} options={options} />;
}

interface SelectFieldProps {
  name: Font | Choice;
  look: Look;
  options: readonly { value: string; label: string }[];
}

function SelectField({ name, look, options }: SelectFieldProps) {
  const { theme, write } = look;
  const id = useId();
  return (
    <Row id={id} name={name} look={look}>
      <select
        id={id}
        className={controls['select']}
        value={theme[name]}
        onChange={({ target }) => write({ [name]: target.value })}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Row>
  );
}
