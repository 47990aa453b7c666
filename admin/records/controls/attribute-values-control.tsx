import { Plus, Star, X } from 'lucide-react';
import { type ComponentProps, useContext, useEffect, useRef } from 'react';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import type { ControlProps } from '#kit/fields/control-props.ts';
import controls from '#kit/fields/controls.module.css';
import { MoveButtons } from '#kit/fields/move-buttons.tsx';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { isRecord } from '#runtime/content/json.ts';
import { type RecordData, textIn } from '../record-kind.ts';
import styles from './attribute-values.module.css';
import { ContentLocaleContext } from './texts-control.tsx';

/** The values of an attribute: names in the language that the form shows, in the order of the shop. */
export function AttributeValuesControl(props: ControlProps) {
  return <Values {...props} />;
}

/** The same with a colour each. */
export function SwatchValuesControl(props: ControlProps) {
  return <Values {...props} hasColours />;
}

const NEW_COLOUR = '#cccccc';

function Values({ hasColours = false, ...props }: ControlProps & { hasColours?: boolean }) {
  const { label, value, fault, onChange } = props;
  const { t, announce } = useBackOffice();
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<number | null>(null);
  const values: readonly RecordData[] = Array.isArray(value) ? value.filter(isRecord) : [];

  // A row that was added, or moved by the keyboard, is where one goes on.
  useEffect(() => {
    if (next.current === null) return;
    list.current?.children[next.current]?.querySelector<HTMLInputElement>('[data-name]')?.focus();
    next.current = null;
  });

  function add(at = values.length) {
    const fresh = { labels: {}, ...(hasColours && { color: NEW_COLOUR }) };
    onChange(values.toSpliced(at, 0, fresh));
    next.current = at;
  }

  return (
    <div className={styles['values']}>
      {values.length > 0 && (
        <ol ref={list} aria-label={label}>
          {values.map((one, index) => (
            <ValueRow
              // A new value has no id: its place tells it apart.
              key={String(one['id'] ?? `new-${index}`)}
              value={one}
              place={{ index, count: values.length }}
              hasColours={hasColours}
              isFaulty={fault !== undefined}
              onChange={(changed) => onChange(values.with(index, { ...one, ...changed }))}
              onEnter={() => add(index + 1)}
              onMove={(to) => {
                if (to < 0 || to >= values.length) return;
                onChange(values.toSpliced(index, 1).toSpliced(to, 0, one));
                const name = textIn(one['labels'], DEFAULT_LOCALE);
                announce(t('panel.list.moved', { name, place: to + 1, count: values.length }));
              }}
              onRemove={() => onChange(values.toSpliced(index, 1))}
            />
          ))}
        </ol>
      )}
      <Button size="l" aria-describedby={props.describedBy} onClick={() => add()}>
        <Plus size={15} aria-hidden />
        {t('catalogue.value.add')}
      </Button>
    </div>
  );
}

interface ValueRowProps {
  value: RecordData;
  place: { index: number; count: number };
  hasColours: boolean;
  isFaulty: boolean;
  onChange(changed: RecordData): void;
  onEnter(): void;
  onMove: ComponentProps<typeof MoveButtons>['onMove'];
  onRemove(): void;
}

function ValueRow(props: ValueRowProps) {
  const { value, place, hasColours, isFaulty, onChange, onEnter, onMove, onRemove } = props;
  const { t } = useBackOffice();
  const locale = useContext(ContentLocaleContext);
  const labels = isRecord(value['labels']) ? value['labels'] : {};
  const number = place.index + 1;
  const name = textIn(labels, locale) || t('catalogue.value.number', { number });
  const isMissing = isFaulty && locale === DEFAULT_LOCALE && !labels[locale];
  return (
    <li>
      {hasColours && (
        <input
          className={styles['colour']}
          type="color"
          aria-label={t('catalogue.value.colour', { name })}
          value={typeof value['color'] === 'string' ? value['color'] : NEW_COLOUR}
          onChange={({ target }) => onChange({ color: target.value })}
        />
      )}
      <input
        className={controls['input']}
        type="text"
        data-name
        autoComplete="off"
        aria-label={t('catalogue.value.number', { number })}
        aria-invalid={isMissing || undefined}
        placeholder={locale === DEFAULT_LOCALE ? undefined : textIn(labels, DEFAULT_LOCALE)}
        value={String(labels[locale] ?? '')}
        onChange={({ target }) => onChange({ labels: { ...labels, [locale]: target.value } })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form is saved by its button; here Enter makes the next value.
          event.preventDefault();
          onEnter();
        }}
      />
      <span className={styles['tools']}>
        <IconButton
          icon={Star}
          size="s"
          label={t('catalogue.value.first', { name })}
          pressed={value['shopDefault'] === true}
          onClick={() => onChange({ shopDefault: value['shopDefault'] !== true })}
        />
        <MoveButtons name={name} {...place} disabled={false} onMove={onMove} />
        <IconButton icon={X} size="s" label={t('panel.list.remove', { name })} onClick={onRemove} />
      </span>
    </li>
  );
}
