import { X } from 'lucide-react';
import { useCallback } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import type { ControlProps } from '#kit/fields/control-props.ts';
import controls from '#kit/fields/controls.module.css';
import { SearchBox } from '#kit/fields/search-box.tsx';
import { useLatest } from '#kit/query/use-latest.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { adminBrand } from '#schemas/api/admin-attribute.ts';

/** Brands that one search shows. */
const SHOWN = 20;

/** The maker of a product. */
export function BrandControl({ id, label, value, disabled, describedBy, onChange }: ControlProps) {
  const { api, t } = useBackOffice();
  const chosen = typeof value === 'number' ? value : null;
  const { value: brand } = useLatest(chosen === null ? null : String(chosen), () =>
    api.get(adminBrand.get, { params: { id: chosen ?? 0 } }),
  );
  const search = useCallback(
    async (keywords: string) => {
      const body = { limit: SHOWN, ...(keywords && { keywords }) };
      const { records } = await api.get(adminBrand.filter, { body });
      return records.map((one) => ({ id: one.id, title: one.name }));
    },
    [api],
  );
  const name = brand?.id === chosen ? (brand?.name ?? '') : `#${chosen}`;
  return (
    <div className={controls['stack']}>
      {chosen !== null && (
        <ul className={controls['chips']} aria-label={label}>
          <li>
            <span>{name}</span>
            <IconButton
              size="s"
              icon={X}
              label={t('panel.list.remove', { name })}
              disabled={disabled}
              onClick={() => onChange(null)}
            />
          </li>
        </ul>
      )}
      {chosen === null && (
        <SearchBox
          id={id}
          describedBy={describedBy}
          disabled={disabled}
          search={search}
          onPick={(one) => onChange(one.id)}
        />
      )}
    </div>
  );
}
