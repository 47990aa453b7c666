import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readableNames, shortNames } from './class-names.ts';

let root: string;
const sheet = (name: string) => path.join(root, 'blocks', name);

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'izlog-names-'));
  for (const folder of ['content/hero', '_ui/button']) {
    fs.mkdirSync(path.join(root, 'blocks', folder), { recursive: true });
  }
  const many = Array.from({ length: 2450 }, (_, index) => `.c${index} { width: .5rem; }`).join(
    '\n',
  );
  fs.writeFileSync(
    sheet('content/hero/hero.module.css'),
    '/* .ghost */ .root { } .title, .root .text { }',
  );
  fs.writeFileSync(sheet('_ui/button/button.module.css'), `${many} @keyframes spin { }`);
});
afterAll(() => fs.rmSync(root, { recursive: true }));

describe('names of classes', () => {
  it('tell in development where a class is written', () => {
    const name = readableNames(root);

    expect(name('title', sheet('content/hero/hero.module.css'))).toBe('hero_title');
    expect(name('root', `${sheet('_ui/button/button.module.css')}?inline`)).toBe('ui-button_root');
    expect(name('link', path.join(root, 'kit/ui/menu.module.css'))).toBe('kit-ui-menu_link');
  });

  it('are short in builds, the same with every query, and never the same twice', () => {
    const name = shortNames(root);
    const hero = ['root', 'title', 'text'].map((local) =>
      name(local, sheet('content/hero/hero.module.css')),
    );
    const button = Array.from({ length: 2450 }, (_, index) =>
      name(`c${index}`, sheet('_ui/button/button.module.css')),
    );

    expect(name('title', `${sheet('content/hero/hero.module.css')}?inline`)).toBe(hero[1]);
    expect(shortNames(root)('title', sheet('content/hero/hero.module.css'))).toBe(hero[1]);
    expect(
      new Set([...hero, ...button, name('spin', sheet('_ui/button/button.module.css'))]).size,
    ).toBe(2454);
    expect(button.slice(0, 2000).every((short) => /^[a-z]\w$/i.test(short))).toBe(true);
  });

  it('exist for a class that is not written in its sheet', () => {
    expect(shortNames(root)('other', sheet('content/hero/hero.module.css'))).toMatch(/_other$/);
  });
});
