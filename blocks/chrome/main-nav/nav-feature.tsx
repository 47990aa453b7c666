import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { Icon } from '../../_ui/icon/icon.tsx';
import type { MainNavValues } from './main-nav.schema.ts';
import styles from './nav-feature.module.css';

/** A featured picture and its place in the list of them. */
export type Feature = MainNavValues['features'][number] & { at: number };

/** The picture at the end of a dropdown; not shown in the drawer. */
export function NavFeature({ feature }: { feature: Feature }) {
  const field = `features.${feature.at}`;
  const picture = (
    <>
      <span className={styles['frame']}>
        <EditableMedia
          field={`${field}.media`}
          value={feature.media}
          sizes="18rem"
          widest={640}
          ratio="4 / 3"
          className={styles['picture']}
        />
      </span>
      <span className={styles['caption']}>
        <EditableText field={`${field}.title`} value={feature.title} className={styles['title']} />
        {feature.link && <Icon name="arrow-right" size={18} />}
      </span>
    </>
  );
  return feature.link ? (
    <EditableLink field={`${field}.link`} value={feature.link} className={styles['feature']}>
      {picture}
    </EditableLink>
  ) : (
    <div className={styles['feature']}>{picture}</div>
  );
}
