import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { allBlocks } from '#blocks/all-blocks.ts';
import type { AnyBlock, BlockExample } from '#runtime/define-block.ts';
import { collectTexts } from '#runtime/i18n/catalogue.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import { createTranslate } from '#runtime/i18n/translate.ts';
import { createRegistry } from '#runtime/registry.ts';
import { BlockPreview } from '#runtime/render/preview.tsx';
import {
  axeViolations,
  cutTexts,
  type HydratedTree,
  hydrateMarkup,
  sidewaysOverflow,
} from '#tests/support/hydrated.tsx';
import { pseudoTexts } from '#tests/support/pseudo-language.ts';
import { sampleMedia } from '#tests/support/sample-media.ts';

const registry = createRegistry(allBlocks);
const cases = allBlocks.flatMap((block) =>
  block.examples.map((example) => [block.type, example.name, block, example] as const),
);
let shown: HydratedTree | undefined;

async function show(block: AnyBlock, example: BlockExample, t?: Translate): Promise<HydratedTree> {
  const tree = (
    <BlockPreview
      block={block}
      example={example}
      locale="hr"
      viewport="both"
      media={sampleMedia}
      registry={registry}
      {...(t && { t })}
    />
  );
  shown = await hydrateMarkup(tree);
  return shown;
}

beforeAll(() => {
  document.documentElement.lang = 'hr';
});

afterEach(() => {
  shown?.unmount();
  shown = undefined;
});

describe('every example of every block on a page 320 px wide', () => {
  beforeAll(() => page.viewport(320, 640));

  it.each(cases)(
    '%s, %s: hydrates in silence, is accessible and fits',
    async (...[, , block, example]) => {
      const { root, repairs } = await show(block, example);

      expect(repairs).toEqual([]);
      expect(sidewaysOverflow()).toEqual([]);
      expect(await axeViolations(root)).toEqual([]);
    },
  );
});

const pseudo = createTranslate('hr', pseudoTexts(collectTexts('hr', allBlocks)));
const typical = cases.filter(([, name]) => name === 'typical');

describe.each([390, 1440])('in a language a third longer, on a page %i px wide', (width) => {
  beforeAll(() => page.viewport(width, 900));

  it.each(typical)('%s, %s: fits, and nothing is cut', async (...[, , block, example]) => {
    const { root } = await show(block, example, pseudo);

    expect(sidewaysOverflow()).toEqual([]);
    expect(cutTexts(root).filter((text) => text.includes('['))).toEqual([]);
  });
});

describe('the carousel', () => {
  beforeAll(() => page.viewport(1200, 800));

  const dots = () => [...document.querySelectorAll('button[data-limit]')].filter(isShown);
  const currentDot = () => dots().findIndex((dot) => dot.hasAttribute('aria-current'));
  const press = (name: string) => page.getByRole('button', { name }).click();
  function middleOf(element: Element): number {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  }

  /** Headings of the slides that are in the carousel's window, from left to right. */
  function inView(root: HTMLElement): (string | null)[] {
    const place = root.querySelector('[aria-roledescription]') ?? root;
    const { left, right } = place.getBoundingClientRect();
    return [...root.querySelectorAll('li')]
      .filter((slide) => middleOf(slide) > left && middleOf(slide) < right)
      .sort((a, b) => middleOf(a) - middleOf(b))
      .map((slide) => slide.querySelector('h3')?.textContent ?? null);
  }

  async function showCarousel(): Promise<HTMLElement> {
    const block = allBlocks.find(({ type }) => type === 'product-carousel');
    const example = block?.examples.find(({ name }) => name === 'typical');
    if (!(block && example)) throw new Error('product-carousel has no typical example');
    return (await show(block, example)).root;
  }

  it('moves by a page with its arrows, and says so by its dots', async () => {
    const root = await showCarousel();
    const firstPage = inView(root);

    expect(firstPage.length).toBeGreaterThan(1);
    expect(currentDot()).toBe(0);
    await press('Sljedeće');

    await expect.poll(currentDot).toBe(1);
    await expect.poll(() => inView(root).some((name) => firstPage.includes(name))).toBe(false);
    await press('Prethodno');

    await expect.poll(currentDot).toBe(0);
    await expect.poll(() => inView(root)).toEqual(firstPage);
  });

  it('shows a dot for every page, and goes where a dot says', async () => {
    const root = await showCarousel();
    const slides = root.querySelectorAll('li').length;
    const perPage = inView(root).length;
    const last = dots().length - 1;
    const lastName = [...root.querySelectorAll('h3')].at(-1)?.textContent ?? '';

    expect(dots()).toHaveLength(Math.ceil(slides / perPage));
    await page.elementLocator(dots()[last] ?? root).click();

    await expect.poll(currentDot).toBe(last);
    await expect.poll(() => inView(root)).toContain(lastName);
  });
});

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
