import '#runtime/theme/default-theme.css';
import '#runtime/theme/tokens.css';
import '#runtime/theme/base.css';
import '#runtime/theme/section.css';

import { blockIcons } from 'virtual:izlog-block-icons';
import { ICON_PATHS } from '#blocks/_ui/icon/icon-paths.ts';
import { allBlocks } from '#blocks/all-blocks.ts';
import { uploadFiles } from '#runtime/http/upload.ts';
import { createRegistry } from '#runtime/registry.ts';
import { adminProfile } from '#schemas/api/auth.ts';
import type { BackOffice } from './back-office.ts';
import type { EditorData } from './editor-data.ts';
import { goToLogin } from './to-login.ts';

/** Opens the editor on the page; without a session the way leads to the login and back. */
export async function openEditor(data: EditorData, { api, login }: BackOffice): Promise<void> {
  const root = document.getElementById('izlog-editor');
  const [profile, { mountEditor }] = await Promise.all([
    api.call(adminProfile, {}),
    import('#editor/index.tsx'),
  ]);
  if (profile.errored || !root) {
    goToLogin();
    return;
  }
  // The panel leads through the set-up that has to come first.
  if (profile.data.mustSetFactor) return location.assign('/admin');
  await mountEditor({
    root,
    registry: createRegistry(allBlocks),
    api,
    locale: data.locale,
    path: data.path,
    nonce: data.nonce,
    user: profile.data,
    login,
    icons: ICON_PATHS,
    blockIcons,
    thumbnails: async () => (await import('virtual:izlog-thumbnails')).thumbnails,
    upload: (files) => uploadFiles(data.api, files),
  });
}
