// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { enhance } from './html-embed.enhance.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function aPart(inside: string, fits = 'data-fits="true"') {
  document.body.innerHTML = `<div ${fits}>${inside}</div><iframe id="other"></iframe>`;
  const part = document.querySelector('div');
  if (!part) throw new Error('no part');
  enhance(part);
  const frame = () => part.querySelector('iframe');
  const other = document.querySelector<HTMLIFrameElement>('#other');
  const say = (source: Window | null | undefined, data: unknown) =>
    window.dispatchEvent(new MessageEvent('message', { source: source ?? null, data }));
  return { part, frame, other, say, height: () => part.style.getPropertyValue('--fit') };
}

describe('the height of a frame', () => {
  it('is what its document says, within bounds', () => {
    const { frame, say, height } = aPart('<iframe></iframe>');

    say(frame()?.contentWindow, { height: 612 });
    expect(height()).toBe('612px');
    say(frame()?.contentWindow, { height: 1e9 });
    expect(height()).toBe('4000px');
    say(frame()?.contentWindow, { height: -5 });
    expect(height()).toBe('40px');
  });

  it.each([[{ height: '1px;}' }], [{ height: Number.NaN }], ['600'], [null], [undefined]])(
    'is not %o',
    (data) => {
      const { frame, say, height } = aPart('<iframe></iframe>');

      say(frame()?.contentWindow, data);

      expect(height()).toBe('');
    },
  );

  it('is nothing that another window says', () => {
    const { other, say, height } = aPart('<iframe></iframe>');

    say(other?.contentWindow, { height: 612 });
    say(window, { height: 612 });
    say(null, { height: 612 });

    expect(height()).toBe('');
  });

  it('stays what the field says where the editor wants that', () => {
    const { frame, say, height } = aPart('<iframe></iframe>', '');

    say(frame()?.contentWindow, { height: 612 });

    expect(height()).toBe('');
  });
});

describe('what is behind a press', () => {
  const LINK =
    '<a href="/embed/hr/1/abc" data-title="Karta" data-sandbox="allow-scripts"><b>Prikaži</b></a>';

  it('is not asked for before it', () => {
    expect(aPart(LINK).frame()).toBeNull();
  });

  it('comes in a closed frame that has a name and the focus', () => {
    const { part, frame } = aPart(LINK);

    part.querySelector('a')?.click();

    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame()?.getAttribute('src')).toMatch(/\/embed\/hr\/1\/abc$/);
    expect(frame()?.title).toBe('Karta');
    expect(document.activeElement).toBe(frame());
    expect(part.querySelector('a')).toBeNull();
  });

  it('is a tab of its own for who asks for one', () => {
    const { part, frame } = aPart(LINK);
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });

    part
      .querySelector('a')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));

    expect(frame()).toBeNull();
  });
});
