// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storage } from '#runtime/state/storage.ts';
import { enhance } from './popup.enhance.ts';

const DAY = 86_400_000;
const KEPT = ['popup.n1', 'visits'];
let width = 1440;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000_000 });
  width = 1440;
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockImplementation(() => width);
  // jsdom has no window of its own for these.
  const open = (isOpen: boolean) =>
    function change(this: HTMLElement) {
      this.toggleAttribute('open', isOpen);
    };
  Object.assign(HTMLDialogElement.prototype, {
    showModal: open(true),
    close: open(false),
  });
  Object.assign(HTMLElement.prototype, { showPopover: open(true), hidePopover: open(false) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
  for (const key of KEPT) storage.remove(key);
  answer('');
  delete document.documentElement.dataset['cookies'];
  document.body.innerHTML = '';
});

function answer(consent: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `cookieConsent=${consent}; max-age=${consent === '' ? 0 : 9_999_999}`;
}

interface Scene {
  rule?: string;
  days?: number;
  content?: string;
  around?: string;
}

/** A page that is opened, with the window in it. */
function openPage({ rule = 'delay', days, content = '<p>Bok</p>', around = '' }: Scene = {}) {
  document.body.innerHTML = `${around}<section aria-label="Obavijest" data-key="n1" data-rule="${rule}"
    data-delay="20" ${days === undefined ? '' : `data-days="${days}"`}>
    <div><button type="button" hidden></button>${content}</div></section>`;
  const part = document.querySelector('section');
  if (!part) throw new Error('no part');
  enhance(part);
}

const dialog = () => document.querySelector<HTMLElement>('section > :is(dialog, [role="dialog"])');
const isOpen = () => dialog()?.hasAttribute('open') ?? false;
const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
const leave = (clientY: number) =>
  document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY }));

describe('a window that opens by itself', () => {
  it('comes after its delay, named, with its content and a way out', () => {
    openPage();
    wait(19);
    expect(dialog()).toBeNull();

    wait(1);

    expect(isOpen()).toBe(true);
    expect(dialog()?.ariaLabel).toBe('Obavijest');
    expect(dialog()?.textContent).toContain('Bok');
    const button = dialog()?.querySelector('button');
    expect(button?.hidden).toBe(false);
    button?.click();
    expect(isOpen()).toBe(false);
  });

  it('comes when the mouse leaves at the top, and not elsewhere', () => {
    openPage({ rule: 'leave' });
    wait(60);
    leave(300);
    expect(isOpen()).toBe(false);

    leave(-1);

    expect(isOpen()).toBe(true);
  });

  it('does not come without content', () => {
    openPage({ content: '' });
    wait(60);

    expect(dialog()).toBeNull();
  });

  it('is a sheet on phones that is no modal, and closes by Escape', () => {
    width = 390;
    openPage();
    wait(20);

    expect(dialog()?.popover).toBe('manual');
    expect(isOpen()).toBe(true);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(isOpen()).toBe(false);
  });

  it('waits while the cookie notice asks', () => {
    openPage({ around: '<form data-action="cookies.save"></form>' });
    wait(60);
    expect(isOpen()).toBe(false);

    document.documentElement.dataset['cookies'] = '';
    wait(5);

    expect(isOpen()).toBe(true);
  });

  it.each(['<dialog open></dialog>', '<input autofocus>'])('waits while there is %s', (around) => {
    openPage({ around });
    document.querySelector('input')?.focus();
    wait(60);
    expect(isOpen()).toBe(false);

    document.body.firstElementChild?.remove();
    wait(5);

    expect(isOpen()).toBe(true);
  });
});

describe('what was seen', () => {
  it('does not come again in the session, whatever the visitor agreed to', () => {
    openPage({ days: 7 });
    wait(20);
    openPage({ days: 7 });
    wait(60);

    expect(dialog()).toBeNull();
    expect(KEPT.map(storage.get)).toEqual([null, null]);
  });

  it('does not come again for some days for who agreed to that', () => {
    answer('statistics.preferences');
    openPage({ days: 7 });
    wait(20);
    sessionStorage.clear();
    vi.setSystemTime(Date.now() + 6 * DAY);
    openPage({ days: 7 });
    wait(60);
    expect(dialog()).toBeNull();

    vi.setSystemTime(Date.now() + DAY);
    openPage({ days: 7 });
    wait(20);

    expect(isOpen()).toBe(true);
  });

  it('is kept for the session alone where that is all it is for', () => {
    answer('all');
    openPage();
    wait(20);

    expect(KEPT.map(storage.get)).toEqual([null, null]);
  });

  it('cannot be kept where storage is blocked: then it does not come', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    openPage();
    wait(60);

    expect(dialog()).toBeNull();
  });
});

describe('a second visit', () => {
  const visit = () => {
    sessionStorage.clear();
    openPage({ rule: 'return' });
    wait(3);
  };

  it('is one in another session of who agreed to be known', () => {
    answer('preferences');
    visit();
    openPage({ rule: 'return' });
    wait(3);
    expect(dialog()).toBeNull();

    visit();

    expect(isOpen()).toBe(true);
  });

  it.each(['', 'necessary', 'statistics.marketing'])(
    'is not known with consent "%s"',
    (consent) => {
      answer(consent);
      visit();
      visit();

      expect(dialog()).toBeNull();
      expect(KEPT.map(storage.get)).toEqual([null, null]);
    },
  );
});
