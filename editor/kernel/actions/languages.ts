import type { Locale } from '#domain/locales.ts';
import { localeName } from '#kit/locale-names.ts';
import type { EditorContextValue } from '../editor-context.ts';
import { setContentLocale } from '../store/scope.ts';
import { setUi } from '../store/ui.ts';
import { say } from './say.ts';

/** Shows the page's texts in another language, and edits them, once what blocks say in it is here. */
export function showContentLocale(editor: EditorContextValue, locale: Locale): Promise<void> {
  const { store } = editor;
  return switchLanguage(
    editor,
    locale,
    () => store.getState().scope.locale,
    () => setContentLocale(store, locale),
  );
}

/** The editor speaks another language once its texts are here. */
export function changeEditorLocale(editor: EditorContextValue, locale: Locale): Promise<void> {
  const { store } = editor;
  return switchLanguage(
    editor,
    locale,
    () => store.getState().ui.locale,
    () => setUi(store, { locale }),
  );
}

/** A language that was chosen while this one was under way stays. */
async function switchLanguage(
  editor: EditorContextValue,
  locale: Locale,
  current: () => Locale,
  change: () => void,
): Promise<void> {
  const before = current();
  try {
    await editor.loadTexts(locale);
  } catch {
    say(editor, 'language.failed', { language: localeName(locale) });
    return;
  }
  if (current() === before) change();
}
