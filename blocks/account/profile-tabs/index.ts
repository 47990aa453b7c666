import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { profileTabsExamples } from './profile-tabs.examples.ts';
import { loadTabs } from './profile-tabs.loader.ts';
import { PROFILE_SLOTS, profileTabsSchema } from './profile-tabs.schema.ts';
import { ProfileTabs } from './profile-tabs.tsx';

export const profileTabs = defineBlock({
  type: 'profile-tabs',
  version: 1,
  category: 'account',
  icon: 'panel-top',
  schema: profileTabsSchema,
  texts: blockTexts('profile-tabs'),
  slots: Object.fromEntries(PROFILE_SLOTS.map((name) => [name, { place: `${name}-tab` }])),
  contract: {
    on: ['profile'],
    requires: ['personal-data', 'order-history', 'wishlist', 'password-change'],
    unique: true,
  },
  load: loadTabs,
  Component: ProfileTabs,
  examples: profileTabsExamples,
});
