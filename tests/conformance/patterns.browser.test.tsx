import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { allBlocks } from '#blocks/all-blocks.ts';
import { collectTexts } from '#runtime/i18n/catalogue.ts';
import { createTranslate } from '#runtime/i18n/translate.ts';
import { PageContext } from '#runtime/render/page-context.ts';
import type { PatternFile } from '#schemas/content/pattern.ts';
import {
  axeViolations,
  type HydratedTree,
  hydrateMarkup,
  sidewaysOverflow,
} from '#tests/support/hydrated.tsx';
import { patternMedia, patternPage } from '#tests/support/pattern-content.ts';
import { sampleHome } from '#tests/support/rendering/sample-home.ts';
import { loadPage, PagePreview } from '../../stories/pages/page-preview.tsx';

const files = import.meta.glob<PatternFile>('../../patterns/{sections,pages}/*.json', {
  import: 'default',
  eager: true,
});
const cases = Object.entries(files).map(
  ([file, pattern]) => [file.replace(/^.*\/|\.json$/g, ''), pattern] as const,
);
const context = {
  locale: 'hr',
  path: '/',
  mobileView: false,
  t: createTranslate('hr', collectTexts('hr', allBlocks)),
  media: patternMedia,
} as const;
let shown: HydratedTree | undefined;

async function show(pattern: PatternFile): Promise<HydratedTree> {
  const site = { ...sampleHome, statics: {}, pages: { '/': patternPage(pattern) } };
  const { parts, data } = await loadPage(site, 'hr');
  shown = await hydrateMarkup(
    <PageContext value={context}>
      <div className="izlog-page">
        <PagePreview parts={parts.map((part) => ({ ...part, isMain: false }))} data={data} />
      </div>
    </PageContext>,
  );
  return shown;
}

beforeAll(() => {
  document.documentElement.lang = 'hr';
});

afterEach(() => {
  shown?.unmount();
  shown = undefined;
});

describe.each([320, 1280])('every pattern on a page %i px wide', (width) => {
  beforeAll(() => page.viewport(width, 800));

  it.each(cases)('%s hydrates in silence, is accessible and fits', async (_name, pattern) => {
    const { root, repairs } = await show(pattern);

    expect(repairs).toEqual([]);
    expect(sidewaysOverflow()).toEqual([]);
    expect(await axeViolations(root)).toEqual([]);
  });
});
