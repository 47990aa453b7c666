import axe from 'axe-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';

import { THEME_PRESETS } from '#domain/theme/presets.ts';
import { showTheme } from '#runtime/theme/show-theme.ts';
import { SYSTEM_PAGES } from '#schemas/content/system-pages.ts';
import { type HydratedTree, hydrateMarkup } from '#tests/support/hydrated.tsx';
import { PageFrame } from '../../stories/page-frame.tsx';
import { ScreenPreview } from '../../stories/pages/screen-preview.tsx';

const NAMES = SYSTEM_PAGES.map(({ name }) => name);
const TIMES = ['light', 'dark'] as const;
let shown: HydratedTree | undefined;

const setTime = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-color-scheme', value }],
  });

/** What cannot be read on the screen, each as the element and its colours. */
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
  await page.viewport(1200, 900);
  // A colour on its way from one theme to the next is none of either.
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '* { transition: none !important; animation: none !important; }';
});

afterEach(() => {
  shown?.unmount();
  shown = undefined;
});
afterAll(() => setTime(''));

it.each(NAMES)('%s can be read in every ready theme, by day and at night', async (name) => {
  shown = await hydrateMarkup(
    <PageFrame locale="hr" theme={{}}>
      <ScreenPreview name={name} />
    </PageFrame>,
  );
  const { root } = shown;
  expect(root.querySelectorAll('[data-block]').length).toBeGreaterThan(0);

  for (const time of TIMES) {
    await setTime(time);
    expect(matchMedia(`(prefers-color-scheme: ${time})`).matches).toBe(true);
    for (const { id, values } of THEME_PRESETS) {
      showTheme({ ...values, scheme: 'auto' });
      expect([id, time, await hardToRead(root)]).toEqual([id, time, []]);
    }
  }
});
