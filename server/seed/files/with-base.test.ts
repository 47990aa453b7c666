import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readPreset } from '../preset.ts';
import { archiveFiles, type PresetFiles } from './preset-files.ts';
import { withBase } from './with-base.ts';

function preset(label: string, files: Record<string, unknown>): PresetFiles {
  const packed = Object.entries(files).map(([name, content]) => [
    name,
    strToU8(typeof content === 'string' ? content : JSON.stringify(content)),
  ]);
  return archiveFiles(zipSync(Object.fromEntries(packed)), label);
}

const bottom = preset('bottom', {
  'preset.json': {
    name: 'Dno',
    store: { freeDeliveryCents: 0, loyalty: true },
    options: [
      { key: 'A', value: 1 },
      { key: 'B', value: 2 },
    ],
    templates: { DefaultPostTemplate: 'templates/post' },
    elements: ['templates/post', 'pages/shop', 'pages/home'],
  },
  'navigations.json': { main: [1], footer: [2] },
  'elements/pages/home.json': 'from the bottom',
  'elements/pages/shop.json': 'from the bottom',
});

const ready: Record<string, PresetFiles> = {
  bottom,
  round: preset('round', { 'preset.json': { base: 'trip' } }),
  trip: preset('trip', { 'preset.json': { base: 'round' } }),
};
const open = (name: string) => ready[name] ?? null;
const over = (files: Record<string, unknown>) => withBase(preset('top', files), open);
const jsonOf = (files: PresetFiles, name: string): unknown =>
  JSON.parse(files.read(name).toString());

describe('a preset that builds on another', () => {
  it('has what the base has, and its own in the place of that', () => {
    const files = over({
      'preset.json': {
        base: 'bottom',
        name: 'Vrh',
        store: { loyalty: false },
        options: [{ key: 'B', value: 3 }],
        without: ['pages/shop'],
        elements: ['theme', 'pages/home'],
      },
      'navigations.json': { main: [9] },
      'elements/pages/home.json': 'from the top',
    });

    expect(jsonOf(files, 'preset.json')).toEqual({
      name: 'Vrh',
      store: { freeDeliveryCents: 0, loyalty: false },
      options: [
        { key: 'A', value: 1 },
        { key: 'B', value: 3 },
      ],
      templates: { DefaultPostTemplate: 'templates/post' },
      elements: ['theme', 'templates/post', 'pages/home'],
    });
    expect(jsonOf(files, 'navigations.json')).toEqual({ main: [9], footer: [2] });
    expect(files.read('elements/pages/home.json').toString()).toBe('from the top');
    expect(files.read('elements/pages/shop.json').toString()).toBe('from the bottom');
    expect(files.names).toContain('elements/pages/shop.json');
    expect(() => files.read('blog.json')).toThrow('top: blog.json is missing');
  });

  it('is what it is without a base', () => {
    const files = preset('alone', { 'preset.json': { name: 'Sam' } });

    expect(withBase(files, open)).toBe(files);
  });

  it.each([
    [
      'nobody knows',
      { base: '../../etc' },
      'preset.json/base names "../../etc", which is no ready',
    ],
    ['is no name', { base: 7 }, 'top: preset.json/base must be string'],
    ['goes round', { base: 'round' }, 'preset.json/base goes round'],
    [
      'lacks what is left out',
      { base: 'bottom', without: ['pages/cart'] },
      'preset.json/without names "pages/cart"',
    ],
  ])('is refused where the base %s', (_why, settings, message) => {
    expect(() => over({ 'preset.json': settings })).toThrow(message);
  });

  it('is refused where its settings are no JSON', () => {
    expect(() => over({ 'preset.json': '{ base' })).toThrow('top: preset.json is no JSON');
  });

  it('may be a few words long', () => {
    const { settings, element } = readPreset(
      preset('mali.zip', { 'preset.json': { base: 'blank', name: 'Mala' } }),
    );

    expect(settings.name).toBe('Mala');
    expect(settings.elements).toContain('pages/home');
    expect(element('pages/home', () => undefined).slug).toBe('naslovnica');
  });

  it('is checked as a whole', () => {
    const files = preset('mali.zip', {
      'preset.json': { base: 'blank', name: 'Mala', store: { freeDeliveryCents: -1 } },
    });

    expect(() => readPreset(files)).toThrow('preset.json/store/freeDeliveryCents must be >= 0');
  });
});
