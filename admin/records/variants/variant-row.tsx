import { ImagePlus, RotateCcw, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { ToggleInput } from '#kit/fields/choice-controls.tsx';
import { thumbnailOf } from '#kit/media/thumbnail.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import type { Media } from '#schemas/media.ts';
import { PictureControl } from '../controls/picture-control.tsx';
import { MoneyCell, StockCell, TextCell } from './cells.tsx';
import type { Row } from './variant-draft.ts';
import styles from './variants.module.css';

interface VariantRowProps {
  row: Row;
  /** Its values in words. */
  name: string;
  picture: Media | undefined;
  hasNet: boolean;
  /** Field -> broken rule. */
  faults: Readonly<Record<string, string>>;
  onChange(values: Partial<Row>): void;
  onRemove(): void;
}

/** One variant. */
export function VariantRow(props: VariantRowProps) {
  const { row, name, hasNet, faults, onChange, onRemove } = props;
  const t = useTexts();
  const faultIn = (field: string) => {
    const rule = faults[field];
    if (!rule) return undefined;
    const key = `catalogue.variants.fault.${rule}`;
    const text = t(key);
    return text === key ? t('admin.fault.other') : text;
  };
  const common = { name, disabled: row.isGone };
  return (
    <li
      className={styles['row']}
      data-gone={row.isGone || undefined}
      data-off={row.archived || undefined}
    >
      <div className={styles['name']}>
        <PictureButton {...props} />
        <span>
          <strong>{name}</strong>
          {faults['valueIds'] && <p className={styles['fault']}>{faultIn('valueIds')}</p>}
          {row.isGone && <small>{t('catalogue.variants.goes')}</small>}
        </span>
      </div>
      <TextCell
        {...common}
        column="sku"
        label={t('catalogue.variants.sku')}
        value={row.sku}
        fault={faultIn('sku')}
        onChange={(sku) => onChange({ sku: String(sku) })}
      />
      <MoneyCell
        {...common}
        column="price"
        label={t('catalogue.variants.price')}
        value={row.retailCents}
        fault={faultIn('retailCents')}
        onChange={(retailCents) => onChange({ retailCents })}
      />
      <MoneyCell
        {...common}
        column="reduced"
        label={t('catalogue.variants.reduced')}
        value={row.discountCents}
        fault={faultIn('discountCents')}
        onChange={(discountCents) => onChange({ discountCents })}
      />
      <StockCell
        {...common}
        column="stock"
        label={t('catalogue.variants.stock')}
        placeholder="∞"
        value={row.stock}
        fault={faultIn('stock')}
        onChange={(stock) => onChange({ stock })}
      />
      {hasNet && (
        <StockCell
          {...common}
          column="net"
          step="any"
          label={t('catalogue.variants.net')}
          value={row.netAmount}
          fault={faultIn('netAmount')}
          onChange={(netAmount) => onChange({ netAmount })}
        />
      )}
      <span className={styles['tools']}>
        <ToggleInput
          checked={!row.archived}
          disabled={row.isGone}
          aria-label={t('catalogue.variants.sold', { name })}
          title={t('catalogue.variants.soldShort')}
          onChange={(isSold) => onChange({ archived: !isSold })}
        />
        <IconButton
          icon={row.isGone ? RotateCcw : X}
          size="s"
          label={t(row.isGone ? 'catalogue.variants.keep' : 'panel.list.remove', { name })}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

/** The first picture; all of them, and their order, stand in a window. */
function PictureButton({ row, name, picture, onChange }: VariantRowProps) {
  const t = useTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const title = t('catalogue.variants.pictures', { name });
  return (
    <>
      <button
        type="button"
        className={styles['picture']}
        aria-label={title}
        disabled={row.isGone}
        onClick={() => setOpen(true)}
      >
        {picture ? (
          <img src={thumbnailOf(picture)} alt="" />
        ) : (
          <ImagePlus size={16} strokeWidth={1.75} aria-hidden />
        )}
      </button>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title={title}
          description={t('catalogue.variants.picturesHint')}
          closeLabel={t('dialog.close')}
          actions={
            <Button kind="primary" size="l" onClick={() => setOpen(false)}>
              {t('catalogue.variants.done')}
            </Button>
          }
        >
          <PictureControl
            id={id}
            label={title}
            schema={{ type: 'array' }}
            value={row.mediaIds}
            disabled={false}
            describedBy={undefined}
            fault={undefined}
            labels={{ field: () => title, choice: (_path, choice) => choice }}
            path="mediaIds"
            onChange={(ids) => onChange({ mediaIds: Array.isArray(ids) ? ids.map(Number) : [] })}
          />
        </Dialog>
      )}
    </>
  );
}
