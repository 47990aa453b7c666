import placeholder from './page/picture-placeholder.svg?url&no-inline';

/** Small habits of the page's frame that need no island; markup asks for them by attributes. */
export function installBehaviours(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus()) {
      const held =
        menu.contains(document.activeElement) || hostOf(menu).contains(document.activeElement);
      menu.open = false;
      if (held) menu.querySelector('summary')?.focus();
    }
    dismissHovered();
  });
  document.addEventListener('pointerdown', leaveMenus);
  document.addEventListener('focusin', leaveMenus);
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    openDialog(target, event);
    showPassword(target);
    goBack(target, event);
    stepNumber(target);
  });
  document.addEventListener('error', ({ target }) => replacePicture(target), true);
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.src !== '') replacePicture(image);
  }
  for (const dialog of document.querySelectorAll('dialog')) closeByItself(dialog);
  openAnchored();
  addEventListener('hashchange', openAnchored);
}

/** `data-anchor="paket"` on a dialog: an address that ends with `#paket` opens it. */
function openAnchored() {
  const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog[data-anchor]');
  const meant = [...dialogs].find(({ dataset }) => `#${dataset['anchor']}` === location.hash);
  if (!meant?.open) meant?.showModal();
}

/** Open `<details data-menu>`; inside an open drawer they are levels of it, not menus. */
function openMenus() {
  return document.querySelectorAll<HTMLDetailsElement>(
    'details[data-menu][open]:not(:popover-open *)',
  );
}

/** Closes the menus that the reader has left by pointer or by keyboard. */
function leaveMenus({ target }: Event) {
  for (const menu of openMenus()) {
    if (target instanceof Node && !hostOf(menu).contains(target)) menu.open = false;
  }
}

/** What CSS opened under the pointer stays closed until the pointer comes back (WCAG 1.4.13). */
function dismissHovered() {
  for (const host of document.querySelectorAll<HTMLElement>('[data-menu-host]:hover')) {
    host.dataset['dismissed'] = '';
    host.addEventListener('pointerleave', () => delete host.dataset['dismissed'], { once: true });
  }
}

/** What counts as inside of a menu. */
function hostOf(menu: Element): Element {
  return menu.closest('[data-menu-host]') ?? menu;
}

/**
 * `data-opens="<id>"` opens a dialog, `data-opens-for="guest"` only for who is not logged in; a click
 * on the dialog's backdrop closes it. A link that opens none leads where it says.
 */
function openDialog(target: Element, event: Event) {
  const opener = target.closest<HTMLElement>('[data-opens]');
  const { opens = '', opensFor } = opener?.dataset ?? {};
  const dialog = document.getElementById(opens);
  const isFor = opensFor === undefined || opensFor === document.documentElement.dataset['session'];
  if (isFor && dialog instanceof HTMLDialogElement) {
    event.preventDefault();
    dialog.showModal();
  }
  if (target instanceof HTMLDialogElement) target.close();
}

/** `data-shows="<id>"` shows what is typed into a password field, and hides it again. */
function showPassword(target: Element) {
  const button = target.closest('[data-shows]');
  const input = document.getElementById(button?.getAttribute('data-shows') ?? '');
  if (!(button && input instanceof HTMLInputElement)) return;
  const isHidden = input.type === 'password';
  input.type = isHidden ? 'text' : 'password';
  button.ariaPressed = String(isHidden);
}

/** `data-step="-1"` on a button changes the number field that it controls by that much. */
function stepNumber(target: Element) {
  const button = target.closest<HTMLElement>('[data-step]');
  const input = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  if (!(button && input instanceof HTMLInputElement)) return;
  const least = Number(input.min || 0);
  const next = (input.valueAsNumber || 0) + Number(button.dataset['step']);
  input.value = String(Math.min(Math.max(next, least), Number(input.max || next)));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** `data-back` on a link: one step back where there is one inside the site, else the link itself. */
function goBack(target: Element, event: Event) {
  const fromHere = document.referrer.startsWith(`${location.origin}/`);
  if (!target.closest('a[data-back]') || !fromHere) return;
  event.preventDefault();
  history.back();
}

/** `data-close-after="5000"` closes a dialog that long after it opened; `--close-after` drives its progress. */
function closeByItself(dialog: HTMLDialogElement) {
  const ms = Number(dialog.dataset['closeAfter']);
  if (!(ms > 0)) return;
  dialog.style.setProperty('--close-after', `${ms}ms`);
  let timer: ReturnType<typeof setTimeout>;
  new MutationObserver(() => {
    clearTimeout(timer);
    if (dialog.open) timer = setTimeout(() => dialog.close(), ms);
  }).observe(dialog, { attributeFilter: ['open'] });
}

/** A picture that cannot be loaded gives way to the placeholder, once (MEDIA-04). */
function replacePicture(target: EventTarget | null) {
  if (!(target instanceof HTMLImageElement) || target.dataset['failed'] !== undefined) return;
  target.dataset['failed'] = '';
  const picture = target.closest('picture');
  for (const source of picture?.querySelectorAll('source') ?? []) source.remove();
  target.removeAttribute('srcset');
  target.src = placeholder;
}
