import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { LOCALES } from '#domain/locales.ts';
import { loadEditorTexts } from '#locales/editor-texts.ts';

import { storage } from '#runtime/state/storage.ts';
import { failure } from '../../testing/fake-api.ts';
import { fillGaps } from '../../testing/render-editor.tsx';
import { OpenFailed } from './open-failed.tsx';

beforeEach(fillGaps);
afterEach(() => {
  cleanup();
  storage.remove('editor.ui');
});

beforeAll(() => Promise.all(LOCALES.map(loadEditorTexts)));

const show = (statusCode: number) =>
  render(<OpenFailed locale="hr" failure={failure(statusCode)} path="/o-nama" />).container;

it('gives the server’s reason and the two ways on', () => {
  show(404);

  expect(screen.getByText('failed with 404')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/o-nama',
    '/o-nama?editPage=true',
  ]);
});

it('speaks the user’s language and keeps to the chosen theme, also when nothing answers', () => {
  storage.set('editor.ui', JSON.stringify({ theme: 'dark', locale: 'de' }));

  const page = show(0);

  expect(page.querySelector('.izlog-editor')?.getAttribute('data-theme')).toBe('dark');
  expect(
    screen.getByText('Der Server antwortet nicht. Bitte versuchen Sie es erneut.'),
  ).toBeTruthy();
});
