import type { LoadContext } from '#runtime/define-block.ts';
import { type ProfileSection, sectionOf } from '../../_ui/account/sections.ts';

/** Which part is open (PROF-02). */
export interface ProfileTabsData {
  section: ProfileSection;
}

export async function loadTabs({
  query,
}: Pick<LoadContext<unknown>, 'query'>): Promise<ProfileTabsData> {
  return { section: sectionOf(query) };
}
