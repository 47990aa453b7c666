import { useContext } from 'react';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditContext } from '#runtime/edit/edit-context.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { Island } from '#runtime/islands/island.tsx';
import { pageHref } from '#runtime/links/page-href.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { Slot } from '#runtime/render/slot.tsx';
import { PROFILE_SECTIONS, SECTION_QUERY } from '../../_ui/account/sections.ts';
import type { ProfileTabsData } from './profile-tabs.loader.ts';
import styles from './profile-tabs.module.css';
import { PROFILE_SLOTS, type ProfileTabsValues } from './profile-tabs.schema.ts';
import { island } from './section-switch.island.tsx';

/**
 * The tabs are links, so each part has an address and needs no script; the island shows another
 * part in place (PROF-01, PROF-02). An editor sees all parts at once.
 */
export function ProfileTabs({
  values,
  data,
  nodeId,
}: BlockProps<ProfileTabsValues, ProfileTabsData>) {
  const page = usePage();
  const { t } = page;
  const isEdited = useContext(EditContext) !== null;
  const path = pageHref(page.path, page);
  return (
    <BlockRoot as="div" className={styles['root']}>
      <EditableText
        field="title"
        value={values.title === '' ? t('profile-tabs:title') : values.title}
        as="h1"
        className={styles['title']}
      />
      <Island
        of={island}
        label={t('profile-tabs:label')}
        path={path}
        open={data.section}
        tabs={PROFILE_SLOTS.map((name) => ({
          name,
          panelId: `${nodeId}-${name}`,
          label: values[name] === '' ? t(`profile-tabs:${name}`) : values[name],
          href: `${path}?${SECTION_QUERY}=${PROFILE_SECTIONS[name]}`,
        }))}
      >
        {PROFILE_SLOTS.map((name) => (
          <div
            key={name}
            id={`${nodeId}-${name}`}
            className={styles['panel']}
            hidden={!isEdited && name !== data.section}
          >
            <Slot name={name} />
          </div>
        ))}
      </Island>
    </BlockRoot>
  );
}
