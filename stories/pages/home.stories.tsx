import type { StoryObj } from '@storybook/react-vite';

import { sampleHome } from '#tests/support/rendering/sample-home.ts';
import { localeOf } from '../controls/globals.ts';
import { type LoadedPage, loadPage, PagePreview } from './page-preview.tsx';

const meta = { title: 'Pages/Home' };
export default meta;

/** The sample shop's home page from its seed, with the fixtures of the blocks for data. */
export const Home: StoryObj<LoadedPage> = {
  loaders: [({ globals }) => loadPage(sampleHome, localeOf(globals))],
  render: (_, { loaded }) => <PagePreview parts={loaded['parts']} data={loaded['data']} />,
};

/** The same page in the other ready themes; the toolbar shows any story in any of them. */
const inTheme = (theme: string): StoryObj<LoadedPage> => ({ ...Home, globals: { theme } });

export const Atelier = inTheme('atelier');
export const Garden = inTheme('garden');
export const Signal = inTheme('signal');
export const Ledger = inTheme('ledger');
export const Sorbet = inTheme('sorbet');
