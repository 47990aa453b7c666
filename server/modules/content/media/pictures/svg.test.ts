import { expect, it } from 'vitest';
import { sanitizeSvg } from './svg.ts';

const drawingOf = (inside: string) =>
  sanitizeSvg(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)).toString();

it.each(['<use href="#list"></use>', '<rect fill="url(#g)"></rect>'])(
  'a drawing keeps %s',
  (inside) => {
    expect(drawingOf(inside)).toContain(inside);
  },
);

it('a drawing of an older program keeps what it refers to, and is well-formed', () => {
  const drawing = drawingOf(
    '<linearGradient id="b" xlink:href="#a"></linearGradient><use xlink:href="#list"></use>',
  );

  expect(drawing).toContain('<linearGradient id="b" href="#a">');
  expect(drawing).toContain('<use href="#list"></use>');
  expect(drawing).not.toContain('xlink');
});

it.each(['https://zlo.test/x.svg#a', '//zlo.test/x.svg#a', 'drugi.svg#a', '/media/drugi.svg#a'])(
  'a symbol of a drawing is in the drawing, not at %s',
  (href) => {
    expect(drawingOf(`<use href="${href}"/><use xlink:href="${href}"/>`)).toContain(
      '><use></use><use></use></svg>',
    );
  },
);

it.each([
  'url(https://zlo.test/x)',
  'url( drugi.svg#g )',
  'URL("//zlo.test/x")',
  'data:image/png;base64,x',
  'javascript:alert(1)',
])('a drawing is not painted with %s', (fill) => {
  expect(drawingOf(`<rect fill='${fill}'/>`)).toContain('<rect></rect>');
});
