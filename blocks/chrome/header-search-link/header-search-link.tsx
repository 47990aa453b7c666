import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import tool from '../../_ui/header-tool/header-tool.module.css';
import { Icon } from '../../_ui/icon/icon.tsx';
import { screenLink } from '../../_ui/nav/screen-link.ts';
import type { HeaderSearchLinkValues } from './header-search-link.schema.ts';

/** A link to the search page (HEAD-01). */
export function HeaderSearchLink({ values }: BlockProps<HeaderSearchLinkValues>) {
  const { t, locale } = usePage();
  const label = values.label === '' ? t('header-search-link:search') : values.label;
  return (
    <BlockRoot as="div" className={tool['root']}>
      <SmartLink link={screenLink('search', locale)} className={tool['tool']}>
        <Icon name="search" size={24} />
        {values.look === 'label' ? (
          <EditableText field="label" value={label} className={tool['label']} />
        ) : (
          <span className="visually-hidden">{label}</span>
        )}
      </SmartLink>
    </BlockRoot>
  );
}
