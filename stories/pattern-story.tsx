import type { StoryObj } from '@storybook/react-vite';
import { type ReactNode, use, useMemo } from 'react';
import { PageContext } from '#runtime/render/page-context.ts';
import type { PatternFile } from '#schemas/content/pattern.ts';
import { patternMedia, patternPage } from '#tests/support/pattern-content.ts';
import { sampleHome } from '#tests/support/rendering/sample-home.ts';
import { localeOf } from './controls/globals.ts';
import { type LoadedPage, loadPage, PagePreview } from './pages/page-preview.tsx';

/** One pattern as a story, from its file. A page preset stands between header and footer. */
export function patternStory(file: unknown): StoryObj<LoadedPage> {
  // What the file holds is checked by `tests/conformance/patterns.test.ts`.
  const pattern = file as PatternFile;
  const isPage = pattern.about.kind === 'page';
  const page = patternPage(pattern);
  const { statics = {} } = sampleHome;
  const { 'header-section': _header, ...rest } = statics;
  const around = page.options['withoutHeader'] === true ? rest : statics;
  const site = { ...sampleHome, statics: isPage ? around : {}, pages: { '/': page } };
  return {
    parameters: { docs: { description: { story: pattern.about.texts.en } } },
    loaders: [({ globals }) => loadPage(site, localeOf(globals))],
    render: (_, { loaded }) => (
      <PatternPictures>
        <PagePreview parts={loaded['parts']} data={loaded['data']} />
      </PatternPictures>
    ),
  };
}

/** The page around, with the pictures that lie beside the patterns. */
function PatternPictures({ children }: { children: ReactNode }) {
  const page = use(PageContext);
  const value = useMemo(() => page && { ...page, media: patternMedia }, [page]);
  return value && <PageContext value={value}>{children}</PageContext>;
}
