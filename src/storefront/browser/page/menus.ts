/** Width from which a drawer is a row, as in `main-nav.module.css`. */
const WIDE = '(width >= 1000px)';

/** Arrow keys in menus, and drawers that hold the focus while they are open. */
export function installMenus(): void {
  document.addEventListener('keydown', moveByArrow);
  // Neither event bubbles.
  document.addEventListener('toggle', enterDrawer, true);
  document.addEventListener('beforetoggle', leaveDrawer, true);
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Down opens a menu and goes into it, up goes back; left and right go along the row. */
function moveByArrow(event: KeyboardEvent) {
  const { target, key } = event;
  const host = target instanceof Element ? target.closest('[data-menu-host]') : null;
  const panel = host?.querySelector('[data-menu-panel]');
  const step = STEPS[key];
  if (!(host && panel && step) || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const isAlong = key === 'ArrowLeft' || key === 'ArrowRight';
  if (isAlong)
    stopsIn(step > 0 ? host.nextElementSibling : host.previousElementSibling)[0]?.focus();
  else if (panel.contains(document.activeElement)) moveInside(host, panel, step);
  else if (step > 0) enterMenu(host, panel);
}

function enterMenu(host: Element, panel: Element) {
  const menu = host.querySelector('details');
  if (menu) menu.open = true;
  stopsIn(panel)[0]?.focus();
}

/** Above the first stop is the toggle of the menu. */
function moveInside(host: Element, panel: Element, step: number) {
  const stops = stopsIn(panel);
  const next = stops.findIndex((stop) => stop.matches(':focus')) + step;
  if (next < 0) host.querySelector('summary')?.focus();
  else stops[next]?.focus();
}

/** What the Tab key stops at and is seen. */
function stopsIn(part: Element | null): HTMLElement[] {
  const stops = part?.querySelectorAll<HTMLElement>('a[href], summary, button') ?? [];
  return [...stops].filter((stop) => stop.getClientRects().length > 0);
}

/** An open drawer has the focus, and nothing behind it can be reached. */
function enterDrawer(event: Event) {
  const drawer = drawerOf(event);
  if (!drawer?.matches(':popover-open')) return;
  stopsIn(drawer)[0]?.focus();
  isolate(drawer, true);
  matchMedia(WIDE).addEventListener('change', () => drawer.hidePopover(), { once: true });
}

/** Before it closes, so that the browser can give the focus back to its opener. */
function leaveDrawer(event: Event) {
  const drawer = drawerOf(event);
  if (drawer?.matches(':popover-open')) isolate(drawer, false);
}

function drawerOf({ target }: Event): HTMLElement | null {
  return target instanceof HTMLElement && target.dataset['menu'] === 'drawer' ? target : null;
}

/** Everything beside the way from the page down to an element becomes inert, or usable again. */
function isolate(element: Element, isAlone: boolean) {
  for (let part = element; part.parentElement; part = part.parentElement) {
    for (const other of part.parentElement.children) {
      if (other !== part && other !== document.head) other.toggleAttribute('inert', isAlone);
    }
  }
}
