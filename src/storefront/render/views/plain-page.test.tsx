import { describe, expect, it } from 'vitest';
import type { PlainPage } from '#schemas/site-entry.ts';
import { plainPageHtml } from './plain-page.tsx';

const page: PlainPage = { locale: 'en', heading: 'Newsletter', text: 'Do you want it?' };

describe('a page that the server shows by itself', () => {
  it('is a document in its language, with its styles and no script', () => {
    const html = plainPageHtml({ ...page, shop: 'Bonaca', home: 'Back' }, '<style>p{}</style>');

    expect(html).toMatch(/^<!doctype html><html lang="en"><head><meta charSet="utf-8"\/>/);
    expect(html).toContain('<title>Newsletter – Bonaca</title>');
    expect(html).toContain('<style>p{}</style></head>');
    expect(html).toContain('<a href="/en">Back</a>');
    expect(html).not.toContain('<script');
  });

  it('shows texts as they are, never as markup', () => {
    const html = plainPageHtml(
      { ...page, heading: '<b>', facts: [{ label: 'Order', value: '"><script>' }] },
      '',
    );

    expect(html).toContain('<h1 id="heading">&lt;b&gt;</h1>');
    expect(html).not.toContain('<script>');
  });

  it('posts its fields to its own address, with the button that was pressed', () => {
    const buttons = [{ label: 'Yes', name: 'decision', value: 'approve' }];
    const html = plainPageHtml({ ...page, form: { fields: { sum: '1"' }, buttons } }, '');

    expect(html).toContain(
      '<form class="izlog-view-form" method="post"><input type="hidden" name="sum" value="1&quot;"/>' +
        '<button type="submit" value="approve" name="decision">Yes</button></form>',
    );
  });

  it('leaves a form that is written already as it is', () => {
    const written = { html: '<form id="pay"></form>', id: 'pay' };
    const html = plainPageHtml({ ...page, form: { buttons: [{ label: 'Pay' }], written } }, '');

    expect(html).toContain('<body><form id="pay"></form><main');
    expect(html).toContain(
      '<div class="izlog-view-form"><button type="submit" form="pay">Pay</button>',
    );
  });
});
