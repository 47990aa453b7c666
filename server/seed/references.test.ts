import { expect, it } from 'vitest';
import { withOwnAddresses, withPortableAddresses } from './references.ts';

const HTML =
  '<p><img src="/media/83-9036/640.webp" alt=""> <a href="/media/7-abcd/original.pdf">7</a></p>';

it('names pictures in HTML, and finds them under their ids elsewhere', () => {
  const portable = withPortableAddresses(HTML, (id) => (id === 83 ? '@media:83-logo' : undefined));

  expect(portable).toContain('src="/media/@media:83-logo/9036/640.webp"');
  expect(portable).toContain('href="/media/7-abcd/original.pdf"');
  const own = withOwnAddresses(portable, (_kind, key) => (key === '83-logo' ? 1083 : undefined));
  expect(own).toBe(HTML.replace('83-9036', '1083-9036'));
});

it('leaves an address alone whose picture the preset does not have', () => {
  const html = '<img src="/media/@media:nema/9036/640.webp">';

  expect(withOwnAddresses(html, () => undefined)).toBe(html);
});
