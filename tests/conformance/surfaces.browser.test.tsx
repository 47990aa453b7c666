import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { allBlocks } from '#blocks/all-blocks.ts';
import { SURFACES } from '#domain/theme/surface-names.ts';
import { createRegistry } from '#runtime/registry.ts';
import { BlockPreview } from '#runtime/render/preview.tsx';
import { showTheme } from '#runtime/theme/show-theme.ts';
import { type HydratedTree, hydrateMarkup } from '#tests/support/hydrated.tsx';
import { sampleMedia } from '#tests/support/sample-media.ts';

const registry = createRegistry(allBlocks);
const cases = allBlocks.flatMap((block) => {
  const example = block.examples.find(({ name }) => name === 'typical');
  return example ? [[block.type, block, example] as const] : [];
});
let shown: HydratedTree | undefined;

/** What cannot be read below an element, each as the element and its colours. */
async function hardToRead(root: HTMLElement): Promise<string[]> {
  const { violations } = await axe.run(root, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${html.slice(0, 200)}\n${any.map(({ message }) => message)}`),
  );
}

beforeAll(async () => {
  await page.viewport(1000, 800);
  // A colour on its way from one surface to the next is none of either.
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '* { transition: none !important; }';
});
beforeEach(() => showTheme({}));

afterEach(() => {
  shown?.unmount();
  shown = undefined;
});

it.each(cases)('%s can be read on every surface of the theme', async (_type, block, example) => {
  shown = await hydrateMarkup(
    <BlockPreview
      block={block}
      example={example}
      locale="hr"
      viewport="desktop"
      media={sampleMedia}
      registry={registry}
    />,
  );
  const root = shown.root.querySelector<HTMLElement>('[data-block]');

  for (const surface of root ? SURFACES : []) {
    root?.setAttribute('data-background', surface);
    expect([surface, await hardToRead(shown.root)]).toEqual([surface, []]);
  }
});
