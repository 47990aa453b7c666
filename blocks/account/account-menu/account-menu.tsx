import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import tool from '../../_ui/header-tool/header-tool.module.css';
import type { AccountMenuValues } from './account-menu.schema.ts';
import { CustomerMenu } from './customer-menu.tsx';
import { GuestMenu } from './guest-menu.tsx';

/**
 * The page is the same for all visitors, so it holds both menus; `data-session` of the document
 * decides which one shows, and name and initials are bound by the loader (HEAD-02, HEAD-03).
 */
export function AccountMenu({ values, nodeId }: BlockProps<AccountMenuValues>) {
  return (
    <BlockRoot as="div" className={tool['root']}>
      <GuestMenu values={values} group={nodeId} />
      <CustomerMenu values={values} group={nodeId} />
    </BlockRoot>
  );
}
