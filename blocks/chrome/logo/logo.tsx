import type { BlockProps } from '#runtime/define-block.ts';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { currentOf } from '#runtime/links/nav-link.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { RecordPicture } from '#runtime/render/record-picture.tsx';
import { screenLink } from '../../_ui/nav/screen-link.ts';
import type { LogoData } from './logo.loader.ts';
import styles from './logo.module.css';
import type { LogoValues } from './logo.schema.ts';

const SIZES = '11rem';

/** The site's logo, linked to the home page; the site's name in letters where there is no picture. */
export function Logo({ values, data }: BlockProps<LogoValues, LogoData>) {
  const { path, locale } = usePage();
  const home = screenLink('home', locale);
  return (
    <BlockRoot as="div" className={styles['root']}>
      <SmartLink
        link={home}
        className={styles['link']}
        aria-current={currentOf(home, path, locale)}
      >
        <Mark values={values} data={data} />
      </SmartLink>
    </BlockRoot>
  );
}

function Mark({ values, data }: Pick<BlockProps<LogoValues, LogoData>, 'values' | 'data'>) {
  const { t } = usePage();
  const alt = values.alt === '' ? {} : { alt: values.alt };
  if (values.media) {
    return (
      <EditableMedia
        field="media"
        value={{ ...values.media, ...alt }}
        sizes={SIZES}
        className={styles['picture']}
      />
    );
  }
  if (data.option) {
    return (
      <RecordPicture record={data.option} {...alt} sizes={SIZES} className={styles['picture']} />
    );
  }
  return (
    <EditableText
      field="alt"
      value={values.alt === '' ? t('logo:home') : values.alt}
      className={styles['letters']}
    />
  );
}
