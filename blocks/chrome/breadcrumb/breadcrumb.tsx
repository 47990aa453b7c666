import type { BlockProps } from '#runtime/define-block.ts';
import { hrefOf } from '#runtime/links/link-builder.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import type { BreadcrumbData } from './breadcrumb.loader.ts';
import styles from './breadcrumb.module.css';
import type { BreadcrumbValues } from './breadcrumb.schema.ts';
import type { Step } from './trail.ts';

/** Home and the steps to the page; takes no room where the way is not known. */
export function Breadcrumb({
  values,
  data: { under, steps },
}: BlockProps<BreadcrumbValues, BreadcrumbData>) {
  const { t, locale } = usePage();
  const way: Step[] = [
    { label: t('home'), link: { kind: 'url', href: pathOf('home', locale) } },
    ...(under
      ? [
          {
            label: t(`breadcrumb:${under}`),
            link: { kind: 'url', href: pathOf(under, locale) } as const,
          },
        ]
      : []),
    ...steps,
  ];
  return (
    <BlockRoot
      as="nav"
      className={styles['root']}
      aria-label={t('breadcrumb:label')}
      data-separator={values.separator}
      hidden={steps.length === 0}
    >
      <ol className={styles['steps']}>
        {way.map(({ label, link }) => (
          <li key={link ? hrefOf(link) : ''} className={styles['step']}>
            {link ? (
              <SmartLink link={link} className={styles['link']}>
                {label}
              </SmartLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </BlockRoot>
  );
}
