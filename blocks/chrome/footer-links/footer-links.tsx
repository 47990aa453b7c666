import type { ReactNode } from 'react';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { currentOf, navLabel, navLink } from '#runtime/links/nav-link.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import type { NavNode } from '#schemas/api/site.ts';
import { Column } from './column.tsx';
import type { FooterLinksData } from './footer-links.loader.ts';
import styles from './footer-links.module.css';
import type { FooterLinksValues } from './footer-links.schema.ts';

/** Up to four columns of links; on small screens each folds up (FOOT-01). */
export function FooterLinks({
  values,
  data,
  nodeId,
}: BlockProps<FooterLinksValues, FooterLinksData>) {
  const { t } = usePage();
  return (
    <BlockRoot as="nav" className={styles['root']} aria-label={t('footer-links:label')}>
      {values.source === 'own'
        ? values.columns.map((column, index) => (
            <OwnColumn
              // biome-ignore lint/suspicious/noArrayIndexKey: items of a stored list have no other identity
              key={index}
              column={column}
              field={`columns.${index}`}
              group={nodeId}
            />
          ))
        : data.tree.map((node) => <NavColumn key={node.id} node={node} group={nodeId} />)}
    </BlockRoot>
  );
}

interface OwnColumnProps {
  column: FooterLinksValues['columns'][number];
  field: string;
  group: string;
}

function OwnColumn({ column, field, group }: OwnColumnProps) {
  return (
    <Column
      group={group}
      name={column.title}
      title={<EditableText field={`${field}.title`} value={column.title} />}
    >
      {column.links.map(({ link }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a stored list have no other identity
        <Line key={index}>
          <EditableLink
            field={`${field}.links.${index}.link`}
            value={link}
            className={styles['link']}
          />
        </Line>
      ))}
    </Column>
  );
}

function NavColumn({ node, group }: { node: NavNode; group: string }) {
  const { path, locale } = usePage();
  return (
    <Column group={group} name={navLabel(node)} title={navLabel(node)}>
      {node.children.map((child) => {
        const link = navLink(child);
        return (
          <Line key={child.id}>
            {link ? (
              <SmartLink
                link={link}
                className={styles['link']}
                aria-current={currentOf(link, path, locale)}
              >
                {navLabel(child)}
              </SmartLink>
            ) : (
              <span className={styles['link']}>{navLabel(child)}</span>
            )}
          </Line>
        );
      })}
    </Column>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <li className={styles['line']}>{children}</li>;
}
