import { useMemo } from 'react';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { OWN_FONTS_KEY } from '#domain/theme/own-fonts.ts';
import { COLOR_ROLES } from '#domain/theme/palette.ts';
import { THEME_PRESETS } from '#domain/theme/presets.ts';
import { colorField, readTheme, type Theme, type ThemeValues } from '#domain/theme/theme.ts';
import { translatorOf } from '#kit/editor-texts.ts';
import { themeContent } from '#kit/look/theme-content.ts';
import { lookTexts } from '#locales/look-texts.ts';
import { flatten } from '#runtime/content/flat.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import { createElement } from '#schemas/api/content.ts';
import type { ElementContent } from '#schemas/content/element.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { setTokens, type TokenChanges } from '../../kernel/store/commands/set-tokens.ts';
import type { EditorStore } from '../../kernel/store/editor-store.ts';
import { tokensOf } from '../../kernel/store/look/theme-shown.ts';
import { savedAtRev } from '../../kernel/store/saving/save-state.ts';
import { useEditorState, useUi } from '../../kernel/store/selectors.ts';

const NOTHING: ThemeValues = {};

/** The look of the site, and how to change it. */
export interface Look {
  /** Element of the theme; null where the site has none yet. */
  themeId: number | null;
  /** What is stored. */
  values: ThemeValues;
  /** What follows from it. */
  theme: Theme;
  /** Changes some tokens; undefined gives one up. */
  write(changes: TokenChanges): void;
  /** Takes these tokens in place of all others. */
  replace(values: ThemeValues): void;
  t: Translate;
  /** A figure as the language of the editor writes it. */
  figure(value: number): string;
}

export function useLook(): Look {
  const { history } = useEditor();
  const themeId = useEditorState((state) => state.placement.theme);
  const values = useEditorState(tokensOf) ?? NOTHING;
  const locale = useUi('locale');
  const t = useLookTexts();
  const fonts = useEditorState((state) => state.fonts);
  const theme = useMemo(() => readTheme({ ...values, [OWN_FONTS_KEY]: fonts }), [values, fonts]);
  const run = (changes: TokenChanges) => {
    if (themeId !== null) history.run(setTokens(themeId, changes));
  };
  return {
    themeId,
    values,
    theme,
    t,
    figure: (value) => value.toLocaleString(locale, { maximumFractionDigits: 2 }),
    write: (changes) => run({ ...colorsBeside(values, changes), ...changes }),
    replace(next) {
      const gone = Object.keys(values).filter((name) => !(name in next));
      run({ ...Object.fromEntries(gone.map((name) => [name, undefined])), ...next });
    },
  };
}

/** Translator of the panel's own texts. */
export function useLookTexts(): Translate {
  const locale = useUi('locale');
  return useMemo(() => translatorOf(locale, lookTexts(locale)), [locale]);
}

const COLOR_FIELDS: ReadonlySet<string> = new Set(COLOR_ROLES.map(colorField));

/** The first colour that is chosen must not change the others: they are written down beside it. */
function colorsBeside(values: ThemeValues, changes: TokenChanges): TokenChanges {
  const isColor = (name: string) => COLOR_FIELDS.has(name);
  const isFirst = Object.keys(changes).some(isColor) && !Object.keys(values).some(isColor);
  if (!isFirst) return {};
  const usual = Object.entries(THEME_PRESETS[0]?.values ?? {});
  return Object.fromEntries(usual.filter(([name]) => isColor(name)));
}

/** Makes the theme of a site that has none; false when it could not be made. */
export async function makeTheme(
  { api, store }: Pick<ReturnType<typeof useEditor>, 'api' | 'store'>,
  name: string,
  values: ThemeValues,
): Promise<boolean> {
  const answer = await api.call(createElement, { body: newTheme(store, name, values) });
  if (answer.errored) return false;
  const { data } = answer;
  store.setState(({ documents, placement, save }) => ({
    documents: { ...documents, [data.id]: flatten(data) },
    placement: { ...placement, theme: data.id },
    save: { ...save, [data.id]: { ...savedAtRev(data.rev), changed: true } },
  }));
  return true;
}

function newTheme(store: EditorStore, name: string, values: ThemeValues): ElementContent {
  const { documents, placement } = store.getState();
  const locale = documents[placement.page]?.language_code ?? DEFAULT_LOCALE;
  return themeContent(name, values, locale);
}
