import { describe, expect, it } from 'vitest';
import { descriptionHtml } from './description-html.ts';

describe('the description of a product', () => {
  it('is made of paragraphs where it has no markup', () => {
    expect(descriptionHtml('Prvi.\n\nDrugi < treći & ostali.')).toBe(
      '<p>Prvi.</p><p>Drugi &lt; treći &amp; ostali.</p>',
    );
    expect(descriptionHtml(' ')).toBe('');
  });

  it('keeps structure and links', () => {
    const html = '<h3>Sastav</h3><ul><li>voda</li></ul><p><a href="/a">više</a></p>';

    expect(descriptionHtml(html)).toBe(html);
  });

  it('is never a heading above those of the page', () => {
    expect(descriptionHtml('<h1>Sastav</h1>')).toBe('<h3>Sastav</h3>');
  });

  it('holds nothing that runs', () => {
    const hostile =
      '<p onclick="a()">x<script>a()</script><img src=x onerror=a()><a href="javascript:a()">y</a></p>';

    expect(descriptionHtml(hostile)).toBe('<p>x<a>y</a></p>');
    expect(descriptionHtml('<svg onload=a()>')).toBe('');
  });
});
