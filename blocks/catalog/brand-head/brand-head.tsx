import { buttonClass } from '#blocks/_ui/button/button-class.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import type { BrandHeadData } from './brand-head.loader.ts';
import styles from './brand-head.module.css';
import type { BrandHeadValues } from './brand-head.schema.ts';

const SIZES = { beside: '(min-width: 800px) 50vw, 100vw', cover: '100vw' } as const;

/** Who the brand is: its sign, its name, words and a picture, and the way to its products. */
export function BrandHead({ values, data: { brand } }: BlockProps<BrandHeadValues, BrandHeadData>) {
  const t = useTranslate();
  const { layout, link, media, logo } = values;
  return (
    <BlockRoot
      as="header"
      className={styles['root']}
      data-layout={media ? layout : undefined}
      data-surface={media && layout === 'cover' ? 'deep' : undefined}
    >
      <div className={styles['words']}>
        <EditableMedia
          field="logo"
          value={logo}
          sizes="10rem"
          widest={480}
          className={styles['logo']}
        />
        <EditableText field="eyebrow" value={values.eyebrow} as="p" className={styles['eyebrow']} />
        <EditableText
          field="brand"
          value={values.brand}
          as={values.level}
          className={styles['name']}
        />
        <EditableText
          field="text"
          value={values.text}
          as="p"
          className={styles['text']}
          multiline
        />
        <p className={styles['ways']}>
          {brand && (
            <SmartLink
              link={{ kind: 'url', href: `/shop?brand=${brand.id}` }}
              className={buttonClass({})}
            >
              {t('brand-head:products', { count: brand.total })}
            </SmartLink>
          )}
          {link && (
            <EditableLink
              field="link"
              value={link}
              className={buttonClass({ variant: 'secondary' })}
            >
              {link.label}
            </EditableLink>
          )}
        </p>
      </div>
      <div className={styles['picture']} hidden={!media}>
        <EditableMedia
          field="media"
          value={media}
          sizes={SIZES[layout]}
          priority
          className={styles['image']}
        />
      </div>
    </BlockRoot>
  );
}
