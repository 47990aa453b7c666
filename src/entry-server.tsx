import '#locales/all-site-texts.ts';

import { allBlocks } from '#blocks/all-blocks.ts';
import { createContentRules } from '#runtime/content/rules.ts';
import { createRegistry } from '#runtime/registry.ts';
import type { SiteEntry } from '#schemas/site-entry.ts';
import { shopTheme } from './storefront/render/document/shop-theme.ts';
import { inlineStyles } from './storefront/render/document/styles.ts';
import { handlePage, SHOWN_KINDS } from './storefront/render/handle-page.ts';
import { QUERY_KEYS } from './storefront/render/query-keys.ts';
import { shownNode } from './storefront/render/shown-node.ts';
import { plainPageHtml } from './storefront/render/views/plain-page.tsx';
import { screenPathOn } from './storefront/routes.tsx';

const registry = createRegistry(allBlocks);

/** What the server is handed of the site: pages, and the rules of its content. */
export const siteEntry: SiteEntry = {
  queryKeys: QUERY_KEYS,
  kinds: SHOWN_KINDS,
  screenPath: screenPathOn,
  handle: (request, ports) => handlePage(request, ports, registry),
  shownNode: (element, masters, asked) => shownNode({ element, masters, registry }, asked),
  async plainPage(page) {
    const { html, hashes } = await inlineStyles(shopTheme(page.theme ?? {}), ['views']);
    return { html: plainPageHtml(page, html), hashes: { style: hashes, script: [] } };
  },
  content: createContentRules(registry),
};
