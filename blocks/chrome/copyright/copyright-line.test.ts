import { describe, expect, it } from 'vitest';

import { copyrightLine } from './copyright-line.ts';

describe('copyrightLine', () => {
  it('puts the sign and the year in front of a plain text', () => {
    expect(copyrightLine('Bonaca d.o.o.', 2026)).toBe('© 2026 Bonaca d.o.o.');
  });

  it('fills the year in where the text names its place', () => {
    expect(copyrightLine('© 2019–{year} Bonaca', 2026)).toBe('© 2019–2026 Bonaca');
  });

  it('is the year alone where there is no text', () => {
    expect(copyrightLine('', 2026)).toBe('© 2026');
  });
});
