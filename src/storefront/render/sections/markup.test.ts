import { describe, expect, it } from 'vitest';

import { attributes, escapeHtml, scriptJson, sourceHash } from './markup.ts';

describe('markup written by hand', () => {
  it('escapes text and attributes', () => {
    expect(escapeHtml(`<b title="x">'&'</b>`)).toBe(
      '&lt;b title=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/b&gt;',
    );
    expect(attributes({ href: '/a?b="c"', async: true, id: undefined })).toBe(
      ' href="/a?b=&quot;c&quot;" async',
    );
  });

  it('writes JSON that cannot leave its script element', () => {
    const hostile = { a: '</script><script>alert(1)</script>', b: '<!--', c: '\u2028' };

    const json = scriptJson(hostile);

    expect(json).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(json)).toEqual(hostile);
  });

  it('hashes inline sources as a content security policy wants them', async () => {
    expect(await sourceHash('alert(1)')).toBe(
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    );
  });
});
