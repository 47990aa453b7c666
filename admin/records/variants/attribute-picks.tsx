import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '#kit/back-office-context.ts';
import controls from '#kit/fields/controls.module.css';
import { IconButton } from '#kit/ui/icon-button.tsx';
import type { Attribute } from '#schemas/api/admin-attribute.ts';
import { MAX_VARIANT_ATTRIBUTES } from '#schemas/api/admin-variant.ts';
import { useAdmin } from '../../admin-context.ts';
import chips from '../controls/attribute-values.module.css';
import { textIn } from '../record-kind.ts';
import { type Draft, withAttribute, withoutAttribute, withValues } from './variant-draft.ts';
import styles from './variants.module.css';

interface AttributePicksProps {
  attributes: readonly Attribute[];
  draft: Draft;
  onChange(draft: Draft): void;
}

/** What variants differ in: attributes of the shop, and those of their values that the product has. */
export function AttributePicks({ attributes, draft, onChange }: AttributePicksProps) {
  const t = useTexts();
  const { locale } = useAdmin();
  const picked = new Set(draft.picks.map(({ attributeId }) => attributeId));
  const others = attributes.filter(({ id }) => !picked.has(id));
  if (attributes.length === 0) {
    return (
      <p className={styles['empty']}>
        {t('catalogue.variants.noAttributes')}{' '}
        <Link to="/attributes/new">{t('admin.add.attributes')}</Link>
      </p>
    );
  }
  return (
    <>
      {draft.picks.map((pick) => {
        const attribute = attributes.find(({ id }) => id === pick.attributeId);
        const name = textIn(attribute?.labels, locale);
        return (
          <fieldset key={pick.attributeId} className={styles['pick']} aria-label={name}>
            <span className={styles['pickName']}>
              {name}
              <IconButton
                icon={X}
                size="s"
                label={t('panel.list.remove', { name })}
                onClick={() => onChange(withoutAttribute(draft, pick.attributeId))}
              />
            </span>
            <span className={chips['chips']}>
              {attribute?.values?.map(({ id = 0, labels, color }) => (
                <label key={id}>
                  <input
                    type="checkbox"
                    checked={pick.valueIds.includes(id)}
                    onChange={({ target }) => {
                      const wanted = attribute.values?.flatMap((value) => value.id ?? []) ?? [];
                      const next = wanted.filter((one) =>
                        one === id ? target.checked : pick.valueIds.includes(one),
                      );
                      onChange(withValues(draft, pick.attributeId, next));
                    }}
                  />
                  {color && (
                    <i className={chips['dot']} style={{ background: color }} aria-hidden />
                  )}
                  {textIn(labels, locale)}
                </label>
              ))}
              <Link className={styles['more'] ?? ''} to={`/attributes/${pick.attributeId}`}>
                {t('catalogue.variants.moreValues')}
              </Link>
            </span>
          </fieldset>
        );
      })}
      {others.length > 0 && draft.picks.length < MAX_VARIANT_ATTRIBUTES && (
        <select
          className={`${controls['select']} ${styles['add']}`}
          aria-label={t('catalogue.variants.addAttribute')}
          value=""
          onChange={({ target }) => onChange(withAttribute(draft, Number(target.value)))}
        >
          <option value="">{t('catalogue.variants.addAttribute')}</option>
          {others.map(({ id, labels }) => (
            <option key={id} value={id}>
              {textIn(labels, locale)}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
