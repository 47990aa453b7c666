import { describe, expect, it } from 'vitest';
import { needsOf } from './section-needs.ts';

describe('what a section needs of its page', () => {
  it('is the styles of the blocks that show in it, each once', () => {
    const html =
      '<section class="a" data-block="banner"><p>x</p><div data-block="text-block"></div></section>' +
      '<section data-block="banner" data-space="small"></section>';

    expect(needsOf(html).blocks).toEqual(['banner', 'text-block']);
  });

  it('is nothing for a block whose root is hidden, whatever is hidden beside it', () => {
    const html =
      '<p hidden="">x</p><section class="a" data-block="banner"></section>' +
      '<section class="b" hidden="" data-block="cart-lines"></section>';

    expect(needsOf(html).blocks).toEqual(['banner']);
  });

  it('is a validator for each kind of form', () => {
    const form = '<form data-validate="newsletter"></form>';

    expect(needsOf(`${form}${form}<form data-validate="login"></form>`).validators).toEqual([
      'newsletter',
      'login',
    ]);
  });

  it('is the script of each kind of enhanced part, once', () => {
    const tabs = '<div class="a" data-enhance="tabs">';

    expect(needsOf(`${tabs}${tabs}<p data-enhance="countdown">`).enhancers).toEqual([
      'tabs',
      'countdown',
    ]);
  });

  it('is leave for the players that it may open, and for no other frame', () => {
    const facade = '<a href="https://vimeo.com/1" data-enhance="video" data-frame="vimeo">';

    expect(needsOf(`${facade}${facade}`).frames).toEqual(['vimeo']);
    expect(needsOf('<p>data-frame=&quot;youtube&quot;</p>').frames).toEqual([]);
  });

  it('is leave for documents of the site itself, where a part shows one', () => {
    expect(needsOf('<div data-enhance="html-embed" data-frame="own">').frames).toEqual(['own']);
  });

  it('tells a cart, and nothing from what a text says', () => {
    expect(needsOf('<section data-cart-part="n1" data-block="cart-lines">').hasCart).toBe(true);
    expect(needsOf('<p> data-block=&quot;banner&quot; data-cart-part</p>')).toEqual({
      blocks: [],
      validators: [],
      enhancers: [],
      frames: [],
      hasCart: false,
      usesActions: false,
    });
  });

  it('is the script beyond the loader for a filled cart and for a step of the checkout', () => {
    expect(needsOf('<section data-cart-part="n1">').usesActions).toBe(false);
    expect(needsOf('<form method="post" data-action="cart.quantity">').usesActions).toBe(true);
    expect(needsOf('<form method="post" data-action="checkout.address">').usesActions).toBe(true);
    expect(needsOf('<form method="post" data-action="cart.add">').usesActions).toBe(false);
  });
});
