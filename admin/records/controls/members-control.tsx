import { useTexts } from '#kit/back-office-context.ts';
import type { ControlProps } from '#kit/fields/control-props.ts';
import controls from '#kit/fields/controls.module.css';
import { useRecordNames } from '#kit/fields/records.ts';
import { ReferenceControl } from '#kit/fields/reference-control.tsx';
import { isRecord } from '#runtime/content/json.ts';
import styles from './controls.module.css';

interface Member {
  productId: number;
  qty: number;
}

/** Products of a bundle with how many pieces of each it holds. */
export function MembersControl(props: ControlProps) {
  const t = useTexts();
  const members = membersOf(props.value);
  const ids = members.map(({ productId }) => productId);
  const names = useRecordNames('product', ids);

  function choose(picked: unknown) {
    const wanted = Array.isArray(picked) ? picked.map(Number) : [];
    props.onChange(
      wanted.map(
        (id) => members.find(({ productId }) => productId === id) ?? { productId: id, qty: 1 },
      ),
    );
  }

  return (
    <div className={styles['members']}>
      <ReferenceControl
        {...props}
        schema={{ type: 'array', 'x-control': 'product' }}
        value={ids}
        onChange={choose}
      />
      {members.map(({ productId, qty }) => (
        <label key={productId} className={styles['member']}>
          <span>{t('admin.member.qty', { name: names[productId] ?? `#${productId}` })}</span>
          <input
            className={controls['input']}
            type="number"
            min={1}
            value={qty}
            onChange={({ target }) =>
              props.onChange(
                members.map((member) =>
                  member.productId === productId
                    ? { productId, qty: Number(target.value) }
                    : member,
                ),
              )
            }
          />
        </label>
      ))}
    </div>
  );
}

function membersOf(value: unknown): readonly Member[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isRecord)
    .map(({ productId, qty }) => ({ productId: Number(productId), qty: Number(qty) }));
}
