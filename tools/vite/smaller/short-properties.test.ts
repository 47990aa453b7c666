import { describe, expect, it } from 'vitest';

import { shorten, shortNamesOf } from './short-properties.ts';

const style = (text: string) => ({ isStyle: true, text });
const script = (text: string) => ({ isStyle: false, text });

describe('short custom properties', () => {
  it('rename what only style sheets know, the commonest first', () => {
    const css =
      ':root{--color-line:red;--gap:1px}a{color:var(--color-line);gap:var(--gap)}b{color:var(--color-line)}';
    const names = shortNamesOf([style(css)]);

    expect(shorten(css, names)).toBe(
      ':root{--a:red;--b:1px}a{color:var(--a);gap:var(--b)}b{color:var(--a)}',
    );
  });

  it('leave alone what a script sets or reads, and never take its name', () => {
    const names = shortNamesOf([
      style('a{--columns:2;--a-b:1;width:var(--columns)}'),
      script("style={{ '--columns': 3, '--a': 1 }}"),
    ]);

    expect(names.has('--columns')).toBe(false);
    expect([...names.values()]).not.toContain('--a');
  });

  it('give every property a name of its own, however many there are', () => {
    const many = Array.from({ length: 2000 }, (_, index) => `--property-${index}:0`).join(';');
    const names = shortNamesOf([style(many)]);

    expect(new Set(names.values()).size).toBe(2000);
  });

  it('do not touch class names with two hyphens', () => {
    const names = shortNamesOf([style('a{--wide:1}')]);

    expect(shorten('.card--wide-screen{width:var(--wide)}', names)).toBe(
      '.card--wide-screen{width:var(--a)}',
    );
  });
});
