const DAY = 86_400_000;
const PHONE = 640;
/** Pause before the window is tried again that would have come at a bad moment. */
const AGAIN = 5000;
/** Who came back first sees the page. */
const ARRIVED = 3000;

/**
 * Opens the content of the part in a window by its rule: a modal one, on phones a sheet at the bottom
 * that leaves the page as it is. What was seen is kept for longer than the session for those alone who
 * agreed to cookies of preferences.
 */
export function enhance(part: Element): void {
  const panel = part.querySelector(':scope > div');
  const button = panel?.querySelector('button');
  if (!(part instanceof HTMLElement && panel && button) || panel.childElementCount < 2) return;
  const { rule, delay } = part.dataset;
  if (wasSeen(part)) return;

  const open = () => {
    // The page it belonged to has gone meanwhile.
    if (!part.isConnected) return;
    noteSeen(part);
    button.hidden = false;
    show(part, button);
  };
  const openSoon = () => (isBadMoment() ? setTimeout(openSoon, AGAIN) : open());
  if (rule === 'delay') setTimeout(openSoon, Number(delay) * 1000);
  if (rule === 'return' && hasReturned()) setTimeout(openSoon, ARRIVED);
  if (rule !== 'leave') return;
  const page = document.documentElement;
  const leave = ({ clientY }: MouseEvent) => {
    if (clientY > 0 || isBadMoment()) return;
    page.removeEventListener('mouseleave', leave);
    open();
  };
  page.addEventListener('mouseleave', leave);
}

function show(part: HTMLElement, button: HTMLElement): void {
  if (document.documentElement.clientWidth < PHONE) showSheet(part, button);
  else showWindow(part, button);
}

function showWindow(part: HTMLElement, button: HTMLElement): void {
  const dialog = filled(document.createElement('dialog'), part);
  button.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.showModal();
}

/** No `<dialog>`: that would take the focus. */
function showSheet(part: HTMLElement, button: HTMLElement): void {
  const sheet = filled(document.createElement('div'), part);
  sheet.role = 'dialog';
  sheet.popover = 'manual';
  button.addEventListener('click', () => sheet.hidePopover());
  addEventListener('keydown', ({ key }) => key === 'Escape' && sheet.hidePopover());
  sheet.showPopover();
}

/** The frame with all that the part shows, in the part, whose look it has. */
function filled<T extends HTMLElement>(frame: T, part: HTMLElement): T {
  frame.ariaLabel = part.ariaLabel;
  frame.append(...part.childNodes);
  part.append(frame);
  return frame;
}

/** Something else is open, asks for an answer, or is being filled in. */
function isBadMoment(): boolean {
  const asks = document.querySelector('[data-action="cookies.save"]');
  const isAnswered = !asks || 'cookies' in document.documentElement.dataset;
  const isTyping = document.activeElement?.matches('input, textarea, select, iframe');
  return !isAnswered || isTyping === true || document.querySelector('dialog[open]') !== null;
}

/** Where things are kept beyond the session; null for who has not agreed to that. */
function lasting(): Storage | null {
  const answer = document.cookie.split('; ').find((one) => one.startsWith('cookieConsent='));
  if (!/\b(?:all|preferences)\b/.test(answer ?? '')) return null;
  // biome-ignore lint/style/noRestrictedGlobals: enhancers bring no module of the runtime; who asks catches what it throws
  return localStorage;
}

const keyOf = ({ dataset }: HTMLElement) => `izlog.popup.${dataset['key']}`;

/** Where nothing can be kept, it would come on every page: it does not come. */
function wasSeen(part: HTMLElement): boolean {
  try {
    const key = keyOf(part);
    return sessionStorage.getItem(key) !== null || Number(lasting()?.getItem(key)) > Date.now();
  } catch {
    return true;
  }
}

function noteSeen(part: HTMLElement): void {
  try {
    const days = Number(part.dataset['days'] ?? 0);
    sessionStorage.setItem(keyOf(part), '1');
    if (days > 0) lasting()?.setItem(keyOf(part), String(Date.now() + days * DAY));
  } catch {
    // A full storage keeps nothing.
  }
}

/** Counts sessions of those who agreed to be counted; nobody else ever returns. */
function hasReturned(): boolean {
  const kept = lasting();
  const visits = Number(kept?.getItem('izlog.visits'));
  if (!kept || sessionStorage.getItem('izlog.visit')) return visits > 1;
  sessionStorage.setItem('izlog.visit', '1');
  kept.setItem('izlog.visits', String(visits + 1));
  return visits > 0;
}
