import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import type { CompanyFacts } from '#schemas/api/company.ts';
import styles from './company-details.module.css';
import type { CompanyDetailsValues } from './company-details.schema.ts';

/** What shoppers need in order to reach the seller. */
const CONTACT: ReadonlySet<string> = new Set(['address', 'email', 'phone']);

/** Who sells, as the law asks a web shop to say. */
export function CompanyDetails({
  values: { title, facts },
  data: { name, rows },
  nodeId,
}: BlockProps<CompanyDetailsValues, CompanyFacts>) {
  const titleId = `${nodeId}-title`;
  const shown = facts === 'all' ? rows : rows.filter(({ field }) => CONTACT.has(field));
  return (
    <BlockRoot className={styles['root']} aria-labelledby={title === '' ? undefined : titleId}>
      <EditableText as="h2" field="title" value={title} id={titleId} className={styles['title']} />
      <p className={styles['name']}>{name}</p>
      {shown.length > 0 && (
        <dl className={styles['facts']}>
          {shown.map(({ field, label, value, href }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
            </div>
          ))}
        </dl>
      )}
    </BlockRoot>
  );
}
