import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '../../screen.tsx';
import { useMedia } from '../controls/picture-control.tsx';
import { MoneyCell, StockCell } from './cells.tsx';
import type { Draft, Row, RowFaults } from './variant-draft.ts';
import { VariantRow } from './variant-row.tsx';
import styles from './variants.module.css';

interface VariantTableProps {
  draft: Draft;
  faults: RowFaults;
  /** The product has a price per unit: each variant says how much it holds. */
  hasNet: boolean;
  labelOf(valueId: number): string;
  onChange(rows: readonly Row[]): void;
}

/** One line a variant. Enter goes to the same field of the next one. */
export function VariantTable({ draft, faults, hasNet, labelOf, onChange }: VariantTableProps) {
  const t = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const { rows } = draft;
  const media = useMedia(rows.flatMap(({ mediaIds }) => mediaIds.slice(0, 1)));

  useEffect(() => {
    const rowsOnScreen = list.current;
    rowsOnScreen?.addEventListener('keydown', goOn);
    return () => rowsOnScreen?.removeEventListener('keydown', goOn);
  }, []);

  return (
    <Card title={t('catalogue.variants.list', { count: rows.length })}>
      <FillAll onFill={(values) => onChange(rows.map((row) => ({ ...row, ...values })))} />
      <ol ref={list} className={styles['rows']} data-net={hasNet || undefined}>
        {rows.map((row, index) => (
          <VariantRow
            key={row.key}
            {...{ row, hasNet }}
            name={row.valueIds.map(labelOf).join(' / ') || row.sku}
            picture={media.find(({ id }) => id === row.mediaIds[0])}
            faults={faults[row.key] ?? {}}
            onChange={(values) => onChange(rows.with(index, { ...row, ...values }))}
            onRemove={() =>
              onChange(
                row.id === null
                  ? rows.toSpliced(index, 1)
                  : rows.with(index, { ...row, isGone: !row.isGone }),
              )
            }
          />
        ))}
      </ol>
    </Card>
  );
}

/** Enter goes to the same field of the next row; the form is saved by its button. */
function goOn(event: KeyboardEvent) {
  const { key, target } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  const column = target.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  if (!column) return;
  event.preventDefault();
  for (let row = target.closest('li')?.nextElementSibling; row; row = row.nextElementSibling) {
    const field = row.querySelector<HTMLInputElement>(`[data-cell="${column}"] input:enabled`);
    if (!field) continue;
    field.focus();
    field.select();
    return;
  }
}

/** What is the same for all is typed once. */
function FillAll({ onFill }: { onFill(values: Partial<Row>): void }) {
  const t = useTexts();
  const [retailCents, setRetail] = useState<unknown>(null);
  const [stock, setStock] = useState<unknown>(null);
  const isReady = typeof retailCents === 'number' || Number.isInteger(stock);
  const all = t('catalogue.variants.all');
  return (
    <fieldset className={styles['all']} aria-label={all}>
      <MoneyCell
        column="all-price"
        label={t('catalogue.variants.price')}
        name={all}
        value={retailCents}
        onChange={setRetail}
      />
      <StockCell
        column="all-stock"
        label={t('catalogue.variants.stock')}
        name={all}
        value={stock}
        onChange={setStock}
      />
      <Button
        size="l"
        disabled={!isReady}
        onClick={() => {
          onFill({
            ...(typeof retailCents === 'number' && { retailCents }),
            ...(Number.isInteger(stock) && { stock }),
          });
          setRetail(null);
          setStock(null);
        }}
      >
        {t('catalogue.variants.fill')}
      </Button>
    </fieldset>
  );
}
