import { expect, it } from 'vitest';
import { anEditor } from '../../testing/an-editor.ts';
import { aHeading, opened } from '../../testing/toy-elements.ts';
import { setContentLocale } from '../store/scope.ts';
import { changeEditorLocale, showContentLocale } from './languages.ts';

async function withTexts(loadTexts: () => Promise<void>) {
  const { editor } = await anEditor(opened([aHeading('a', 'Prvi')]));
  return { ...editor, loadTexts };
}

it('shows a language when its texts are here, not before', async () => {
  const arrivals: (() => void)[] = [];
  const editor = await withTexts(() => new Promise((resolve) => arrivals.push(resolve)));
  const { store } = editor;

  const shown = showContentLocale(editor, 'de');
  const spoken = changeEditorLocale(editor, 'en');
  expect([store.getState().scope.locale, store.getState().ui.locale]).toEqual(['hr', 'hr']);
  for (const arrive of arrivals) arrive();
  await Promise.all([shown, spoken]);

  expect([store.getState().scope.locale, store.getState().ui.locale]).toEqual(['de', 'en']);
});

it('keeps its language and says why when the texts do not arrive', async () => {
  const editor = await withTexts(() => Promise.reject(new Error('offline')));

  await showContentLocale(editor, 'de');

  const { scope, ui } = editor.store.getState();
  expect(scope.locale).toBe('hr');
  expect(ui.announcement.text).toContain('Tekstovi na jeziku „Deutsch” nisu stigli.');
});

it('keeps what was chosen while a slow language was under way', async () => {
  const arrivals: (() => void)[] = [];
  const editor = await withTexts(() => new Promise((resolve) => arrivals.push(resolve)));

  const slow = showContentLocale(editor, 'de');
  setContentLocale(editor.store, 'en');
  for (const arrive of arrivals) arrive();
  await slow;

  expect(editor.store.getState().scope.locale).toBe('en');
});
