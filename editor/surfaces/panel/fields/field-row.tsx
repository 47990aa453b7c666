import { Check, EyeOff, Lock, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import type { BlockLabels } from '#kit/fields/block-labels.ts';
import type { FieldFault } from '#kit/fields/field-faults.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Tooltip } from '#kit/ui/tooltip.tsx';
import type { BlockField } from '#runtime/content/block-fields.ts';
import type { Origin } from '#runtime/content/types.ts';
import { useEditorState, useScope } from '../../../kernel/store/selectors.ts';
import { Control } from '../control.tsx';
import styles from './field-row.module.css';
import { SourceNote, type SourceNoteProps } from './source-note.tsx';

export interface FieldRowProps {
  field: BlockField;
  labels: BlockLabels;
  value: unknown;
  origin: Origin;
  fault: FieldFault | undefined;
  /** Why the field may not be changed in the current scope; absent = it may. */
  lockedBecause: string | undefined;
  onChange(value: unknown): void;
  /** Takes away what is written down at the edited place; absent where nothing is. */
  onReset: (() => void) | undefined;
  /** Writes "do not inherit"; absent where there is nothing to inherit. */
  onUnset: (() => void) | undefined;
  /** Of a field whose translation is edited: the words that it is made of. */
  source?: Omit<SourceNoteProps, 'id' | 'label'> | undefined;
  /** Of a value that is the example's: says that it is meant. */
  onKeep?: (() => void) | undefined;
  /** Several blocks are changed that do not agree yet. */
  isMixed?: boolean;
}

/** One field of the panel: label, origin, reset, control, message. */
export function FieldRow(props: FieldRowProps) {
  const { field, labels, value, origin, fault, lockedBecause, source } = props;
  const id = useId();
  const label = labels.field(field.name);
  const help = labels.help?.(field.name);
  const isInline = field.schema['x-control'] === 'toggle';
  return (
    <div className={styles['row']} data-field={field.name} data-inline={isInline ? '' : undefined}>
      <div className={styles['head']}>
        <label htmlFor={id}>{label}</label>
        <Tools label={label} {...props} />
        {lockedBecause && <LockMark reason={lockedBecause} />}
        <OriginChip id={`${id}-origin`} origin={origin} mark={markOf(props)} />
      </div>
      <div className={styles['control']} data-control>
        <Control
          id={id}
          label={label}
          schema={field.schema}
          value={value}
          disabled={lockedBecause !== undefined}
          describedBy={describedBy(id, { help, source })}
          fault={fault}
          labels={labels}
          path={field.name}
          onChange={props.onChange}
        />
      </div>
      <Help id={`${id}-help`} text={help} />
      {source && <SourceNote id={`${id}-source`} label={label} {...source} />}
      <Note id={`${id}-note`} error={shownHere(fault, field)} lockedBecause={lockedBecause} />
    </div>
  );
}

function describedBy(id: string, parts: { help: unknown; source: unknown }): string {
  const names = [parts.help && 'help', 'note', 'origin', parts.source && 'source'];
  return names
    .filter(Boolean)
    .map((name) => `${id}-${name}`)
    .join(' ');
}

type Mark = 'stale' | 'example' | 'mixed';

function markOf({ source, onKeep, isMixed }: FieldRowProps): Mark | undefined {
  if (isMixed) return 'mixed';
  if (source?.isStale) return 'stale';
  return onKeep && 'example';
}

function Tools({
  label,
  onReset,
  onUnset,
  onKeep,
}: Pick<FieldRowProps, 'onReset' | 'onUnset' | 'onKeep'> & { label: string }) {
  const t = useTexts();
  return (
    <span className={styles['tools']}>
      {onKeep && (
        <IconButton size="s" icon={Check} label={t('panel.keep', { label })} onClick={onKeep} />
      )}
      {onUnset && (
        <IconButton size="s" icon={EyeOff} label={t('panel.unset', { label })} onClick={onUnset} />
      )}
      {onReset && (
        <IconButton
          size="s"
          icon={RotateCcw}
          label={t('panel.reset', { label })}
          onClick={onReset}
        />
      )}
    </span>
  );
}

/** A list shows what is wrong with an item beside that item. */
function shownHere(fault: FieldFault | undefined, { schema }: BlockField): string | undefined {
  const isInItem = schema['x-control'] === 'list' && fault && fault.path.length > 0;
  return isInItem ? undefined : fault?.message;
}

function LockMark({ reason }: { reason: string }) {
  return (
    <Tooltip label={reason} side="top">
      <span className={styles['lock']}>
        <Lock size={12} aria-hidden />
      </span>
    </Tooltip>
  );
}

function Help({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p id={id} className={styles['help']}>
      {text}
    </p>
  ) : null;
}

interface NoteProps {
  id: string;
  error: string | undefined;
  /** Read out only: the mark beside the label shows it, and many fields may be locked at once. */
  lockedBecause: string | undefined;
}

function Note({ id, error, lockedBecause }: NoteProps) {
  if (error) {
    return (
      <p id={id} className={styles['error']} role="alert">
        {error}
      </p>
    );
  }
  return lockedBecause ? (
    <p id={id} className="visually-hidden">
      {lockedBecause}
    </p>
  ) : null;
}

interface OriginChipProps {
  id: string;
  origin: Origin;
  /** What is to be told before where the value comes from. */
  mark: Mark | undefined;
}

/** Tells where the shown value is written down: level, viewport, language. Quiet where that is usual. */
function OriginChip({ id, origin, mark }: OriginChipProps) {
  const t = useTexts();
  const { short, full } = useOriginWords(origin);
  return (
    <Tooltip label={t('panel.origin.hint', { place: full })} side="top">
      <span
        id={id}
        className={styles['chip']}
        data-level={origin.level}
        data-viewport={origin.viewport ?? undefined}
        data-untranslated={origin.untranslated || mark ? '' : undefined}
      >
        {mark ? t(`panel.origin.${mark}`) : short}
      </span>
    </Tooltip>
  );
}

/** Viewport and language are named only where the scope makes them worth a word. */
function useOriginWords(origin: Origin): { short: string; full: string } {
  const t = useTexts();
  const { viewport, locale } = useScope();
  const base = useEditorState(
    ({ documents, placement }) => documents[placement.page]?.language_code,
  );
  const level = t(origin.unset ? 'panel.origin.unset' : `panel.origin.${origin.level}`);
  const side = origin.viewport && t(`panel.origin.${origin.viewport}`);
  const language = origin.locale?.toUpperCase();
  const isSideWorth = origin.viewport === 'mobile' || viewport === 'mobile';
  const words = [level, isSideWorth && side, locale !== base && language];
  const full = [level, side, language].filter(Boolean).join(', ');
  return {
    short: origin.untranslated ? t('panel.origin.untranslated') : words.filter(Boolean).join(' · '),
    full,
  };
}
