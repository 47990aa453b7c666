import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locales.ts';
import { COLOR_ROLES } from '#domain/theme/palette.ts';
import { THEME_PRESETS } from '#domain/theme/presets.ts';
import { THEME_CHOICES, THEME_NUMBERS } from '#domain/theme/theme.ts';
import { allActions } from '#editor/kernel/actions/all-actions.ts';
import { answersTexts } from '#locales/answers-texts.ts';
import { binTexts } from '#locales/bin-texts.ts';
import { companyTexts } from '#locales/company-texts.ts';
import { lookTexts } from '#locales/look-texts.ts';
import { mailPanelTexts } from '#locales/mail-panel-texts.ts';
import { presetsTexts } from '#locales/presets-texts.ts';
import { replacingTexts } from '#locales/replacing-texts.ts';
import { settingsTexts } from '#locales/settings-texts.ts';
import { setupTexts } from '#locales/setup-texts.ts';
import { storeTexts } from '#locales/store-texts.ts';
import { createBackOfficeTexts } from './back-office-texts.ts';
import { translatorOf } from './editor-texts.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['kit', 'editor', 'admin'].map((folder) => path.join(ROOT, folder));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return sources(file);
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') ? [file] : [];
  });
}

/** Keys that are written as plain texts in calls of `t` and `say`. */
function usedKeys(): string[] {
  const calls = /\b(?:t|say)\((?:editor, )?'([a-zA-Z]+\.[\w.-]+)'/g;
  const keys = FOLDERS.flatMap(sources).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(calls)].map((match) => match[1] ?? ''),
  );
  return [...new Set(keys)];
}

const params = { count: 2, name: 'x', by: 'x', time: 'x', query: 'x', line: 'x' };

describe.each(LOCALES)('the editor in %s', (locale) => {
  const t = createBackOfficeTexts(locale);
  const look = translatorOf(locale, lookTexts(locale));
  const own = [
    t,
    ...[
      answersTexts,
      binTexts,
      companyTexts,
      lookTexts,
      mailPanelTexts,
      presetsTexts,
      replacingTexts,
      settingsTexts,
      setupTexts,
      storeTexts,
    ].map((texts) => translatorOf(locale, texts(locale))),
  ];

  it('has a text for every key that the code uses', () => {
    const missing = usedKeys().filter((key) => own.every((of) => of(key, params) === key));

    expect(missing).toEqual([]);
  });

  it('names every token of a theme, its choices, and every ready theme', () => {
    const choices = Object.entries(THEME_CHOICES)
      .filter(([name]) => name !== 'pictureRatio')
      .flatMap(([name, values]) => values.map((value) => `choice.${name}.${value}`));
    const keys = [
      ...COLOR_ROLES.map((role) => `color.${role}`),
      ...[...Object.keys(THEME_CHOICES), ...Object.keys(THEME_NUMBERS)].map((it) => `token.${it}`),
      ...Object.keys(THEME_NUMBERS).map((name) => `unit.${name}`),
      ...THEME_PRESETS.map(({ id }) => `presets.${id}`),
      ...choices,
    ];

    expect(keys.filter((key) => look(key, { value: '1' }) === key)).toEqual([]);
  });

  it('names every action', () => {
    const unnamed = allActions.filter(({ id }) => t(`action.${id}`) === `action.${id}`);

    expect(unnamed.map(({ id }) => id)).toEqual([]);
  });
});

it('counts in Croatian', () => {
  const t = createBackOfficeTexts('hr');

  expect([1, 3, 5].map((count) => t('master.uses', { count }))).toEqual([
    '1 mjesto',
    '3 mjesta',
    '5 mjesta',
  ]);
});
