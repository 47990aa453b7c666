import type { Locale } from '#domain/locales.ts';
import type { ThemeValues } from '#domain/theme/theme.ts';
import { themeContent } from '#kit/look/theme-content.ts';
import { createElement, openEditor, patchElement, publishElement } from '#schemas/api/content.ts';
import type { ApiPort, ApiResult } from '#schemas/api/endpoint.ts';

/** The site's theme; null where it has the default look. */
export interface StoredTheme {
  id: number;
  rev: number;
  values: ThemeValues;
}

export async function loadTheme(api: ApiPort): Promise<ApiResult<{ theme: StoredTheme | null }>> {
  const answer = await api.call(openEditor, { query: { path: '/' } });
  if (answer.errored) return answer;
  const { theme } = answer.data;
  return {
    errored: false,
    data: { theme: theme && { id: theme.id, rev: theme.rev, values: theme.options } },
  };
}

/** Gives the site a look and publishes it; what is in the draft of the look goes along. */
export async function saveTheme(
  api: ApiPort,
  stored: StoredTheme | null,
  values: ThemeValues,
  { name, locale }: { name: string; locale: Locale },
): Promise<ApiResult<{ theme: StoredTheme }>> {
  const saved = stored
    ? await replaceTokens(api, stored, values)
    : await api.call(createElement, { body: themeContent(name, values, locale) });
  if (saved.errored) return saved;
  const id = stored?.id ?? ('id' in saved.data ? saved.data.id : 0);
  const published = await api.call(publishElement, {
    params: { id },
    body: { rev: saved.data.rev },
  });
  if (published.errored) return published;
  return { errored: false, data: { theme: { id, rev: published.data.rev, values } } };
}

function replaceTokens(api: ApiPort, { id, rev }: StoredTheme, values: ThemeValues) {
  return api.call(patchElement, {
    params: { id },
    body: {
      baseRev: rev,
      patches: [{ op: 'replace', path: ['options'], value: { ...values } }],
      force: true,
    },
  });
}
