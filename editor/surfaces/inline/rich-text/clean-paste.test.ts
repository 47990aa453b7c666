import { describe, expect, it } from 'vitest';

import { cleanPaste } from './clean-paste.ts';

const word = (sign: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1'><![if !supportLists]><span>${sign}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

describe('pasted HTML', () => {
  it('loses scripts, handlers, styles and comments before the browser looks at it', () => {
    const html = cleanPaste(
      '<!--StartFragment--><style>p{color:red}</style><p onclick="a()" onmouseover=b>A<script>c()</script></p>' +
        "<img src=x onerror='d()'><!--EndFragment-->",
    );

    expect(html).toBe('<p>A</p><img src="x">');
  });

  it('has the lists that Word shows', () => {
    const html = cleanPaste(
      `<p>Prije</p>${word('·', 'jedan')}${word('·', '<b>dva</b>')}${word('1.', 'prvi')}${word('2.', 'drugi')}`,
    );

    expect(html.replaceAll(/<span>(?:<span><\/span>)?<\/span>/g, '')).toBe(
      '<p>Prije</p><ul><li>jedan</li><li><b>dva</b></li></ul><ol><li>prvi</li><li>drugi</li></ol>',
    );
  });

  it('keeps a paragraph whose text begins with a dash or a number', () => {
    expect(cleanPaste('<p>2. svibnja</p><p>- da</p>')).toBe('<p>2. svibnja</p><p>- da</p>');
  });

  it('begins with a second heading, and links that open where the reader is', () => {
    expect(cleanPaste('<h1>Naslov</h1><a href="/a" target="_blank">a</a>')).toBe(
      '<h2>Naslov</h2><a href="/a">a</a>',
    );
  });

  it('keeps words that only look like a handler', () => {
    expect(cleanPaste('<p>Pon = ponedjeljak, onda = poslije</p>')).toBe(
      '<p>Pon = ponedjeljak, onda = poslije</p>',
    );
  });
});
