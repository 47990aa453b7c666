import { hasValues, makesVariants } from '#domain/commerce/attribute-types.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import type { Attribute } from '#schemas/api/admin-attribute.ts';
import { MAX_VARIANTS, type Variants } from '#schemas/api/admin-variant.ts';
import { useAdmin } from '../../admin-context.ts';
import { LeaveDialog } from '../../dialogs/leave-dialog.tsx';
import { Card } from '../../screen.tsx';
import { textIn } from '../record-kind.ts';
import { AttributePicks } from './attribute-picks.tsx';
import { useVariants } from './use-variants.ts';
import { type Draft, missingCombinations, withMade } from './variant-draft.ts';
import { VariantTable } from './variant-table.tsx';
import styles from './variants.module.css';

interface VariantEditorProps {
  productId: number;
  product: Variants;
  attributes: readonly Attribute[];
}

/** Chooses what variants differ in, makes them, and fills them in. */
export function VariantEditor({ productId, product, attributes }: VariantEditorProps) {
  const { t } = useBackOffice();
  const labelOf = useLabels(attributes);
  const variants = useVariants(productId, product);
  const { stored, draft, change, faults, note, isSending, isSame, save } = variants;
  const { format, mainProductId } = stored;

  if (format === 'bundle' || format === 'eProduct' || mainProductId !== null) {
    return <Card>{t('catalogue.variants.notHere')}</Card>;
  }
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Card title={t('catalogue.variants.differ')}>
        <AttributePicks
          attributes={attributes.filter(({ type }) => makesVariants(type))}
          draft={draft}
          onChange={change}
        />
        {draft.picks.length > 0 && (
          <MakeVariants draft={draft} onMake={() => change(withMade(draft, stored, labelOf))} />
        )}
      </Card>
      {draft.rows.length > 0 && (
        <VariantTable
          {...{ draft, faults, labelOf }}
          hasNet={stored.netUnit !== null}
          onChange={(rows) => change({ ...draft, rows })}
        />
      )}
      <div className={styles['foot']}>
        {note && (
          <p role={note.isBad ? 'alert' : 'status'} data-error={note.isBad || undefined}>
            {note.text}
          </p>
        )}
        <Button kind="primary" size="l" type="submit" disabled={isSending || isSame}>
          {t('admin.save')}
        </Button>
      </div>
      <LeaveDialog isDirty={!isSame && !isSending} />
    </form>
  );
}

/** Proposes a variant for each combination that has none. */
function MakeVariants({ draft, onMake }: { draft: Draft; onMake(): void }) {
  const { t, announce } = useBackOffice();
  const count = missingCombinations(draft).length;
  const isTooMany = draft.rows.length + count > MAX_VARIANTS;
  if (count === 0) {
    const isPicked = draft.picks.every(({ valueIds }) => valueIds.length > 0);
    const note = isPicked ? 'catalogue.variants.allThere' : 'catalogue.variants.pickValues';
    return <p className={styles['empty']}>{t(note)}</p>;
  }
  return (
    <div className={styles['make']}>
      <Button
        kind={draft.rows.length === 0 ? 'primary' : 'plain'}
        size="l"
        disabled={isTooMany}
        onClick={() => {
          onMake();
          announce(t('catalogue.variants.made', { count }));
        }}
      >
        {t('catalogue.variants.make', { count })}
      </Button>
      <p data-error={isTooMany || undefined}>
        {isTooMany
          ? t('catalogue.variants.tooMany', { max: MAX_VARIANTS })
          : t('catalogue.variants.makeHint')}
      </p>
    </div>
  );
}

/** Values in words. */
function useLabels(attributes: readonly Attribute[]): (valueId: number) => string {
  const { locale } = useAdmin();
  const all = attributes.filter(({ type }) => hasValues(type));
  const labels = new Map(
    all.flatMap(({ values = [] }) =>
      values.map(({ id, labels: texts }) => [id, textIn(texts, locale)] as const),
    ),
  );
  return (id) => labels.get(id) ?? '?';
}
