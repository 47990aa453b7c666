import { useContext } from 'react';
import { MapLink, PhoneLink } from '#blocks/_ui/branch/branch-links.tsx';
import { Icon } from '#blocks/_ui/icon/icon.tsx';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditContext } from '#runtime/edit/edit-context.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { BranchWeek } from './branch-week.tsx';
import { OpeningState } from './opening-state.tsx';
import type { ShownBranch, StoreLocatorData } from './store-locator.loader.ts';
import styles from './store-locator.module.css';
import type { StoreLocatorValues } from './store-locator.schema.ts';

/** Where the shops are, and whether one can go there now. Only an editor sees that there is none yet. */
export function StoreLocator({
  values,
  data: { branches },
  nodeId,
}: BlockProps<StoreLocatorValues, StoreLocatorData>) {
  const t = useTranslate();
  const isEdited = useContext(EditContext) !== null;
  const { title, text } = values;
  const isEmpty = branches.length === 0;
  if (isEmpty && !isEdited) return <BlockRoot className={styles['root']} hidden />;
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : `${nodeId}-title`}
      data-columns={values.columns}
    >
      {(title !== '' || text !== '') && (
        <SectionHeading values={{ title, text }} id={`${nodeId}-title`} />
      )}
      {isEmpty ? (
        <p className={styles['none']}>{t('store-locator:none')}</p>
      ) : (
        <ul className={styles['branches']}>
          {branches.map((branch) => (
            <li key={branch.id} className={styles['branch']}>
              <StoreCard
                branch={branch}
                heading={title === '' ? 'h2' : 'h3'}
                showHours={values.showHours}
              />
            </li>
          ))}
        </ul>
      )}
    </BlockRoot>
  );
}

interface StoreCardProps {
  branch: ShownBranch;
  heading: 'h2' | 'h3';
  showHours: boolean;
}

function StoreCard({ branch, heading: Heading, showHours }: StoreCardProps) {
  const t = useTranslate();
  const { name, street, postCode, town, phone, hours, opening } = branch;
  const place = [postCode, town].filter(Boolean).join(' ');
  return (
    <>
      <Heading className={styles['name']}>{name}</Heading>
      {opening && <OpeningState opening={opening} />}
      <address className={styles['address']}>
        <span>{street}</span>
        {place !== '' && <span>{place}</span>}
      </address>
      {showHours && hours.length > 0 && <BranchWeek hours={hours} />}
      <p className={styles['links']}>
        {phone && (
          <span className={styles['way']}>
            <Icon name="phone" size={18} />
            <PhoneLink phone={phone} className={styles['link']} />
          </span>
        )}
        <span className={styles['way']}>
          <Icon name="pin" size={18} />
          <MapLink place={branch} label={t('store-locator:map')} className={styles['link']} />
        </span>
      </p>
    </>
  );
}
