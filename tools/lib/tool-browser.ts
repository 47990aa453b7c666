import { chromiumLaunch } from './chromium.ts';
import { ensureBrowser } from './setup.mjs';

/** How a tool starts its browser: the one that `npm test` finds or installs. */
export const toolBrowser = () => ({ ...chromiumLaunch, executablePath: ensureBrowser() });
