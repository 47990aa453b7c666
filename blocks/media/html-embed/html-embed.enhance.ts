const MIN = 40;
const MAX = 4000;

/**
 * Puts the frame in the place of the link to it, once that is pressed, and makes it as high as its
 * document says. Only the part's own frame is listened to, and it can do no more than be high.
 */
export function enhance(part: Element): void {
  if (!(part instanceof HTMLElement)) return;
  if (part.dataset['fits'] !== undefined) follow(part);
  part.querySelector('a')?.addEventListener('click', (event) => {
    const link = event.currentTarget;
    // Who asks for a tab of its own gets one.
    if (!(link instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', link.dataset['sandbox'] ?? '');
    frame.title = link.dataset['title'] ?? '';
    frame.src = link.href;
    link.replaceWith(frame);
    frame.focus();
  });
}

function follow(part: HTMLElement): void {
  const frameIn = () => part.querySelector('iframe')?.contentWindow;
  addEventListener('message', ({ source, data }) => {
    const { height } = Object(data);
    if (!source || source !== frameIn() || !Number.isFinite(height)) return;
    part.style.setProperty('--fit', `${Math.min(Math.max(height, MIN), MAX)}px`);
  });
  // It may have told before this script was here.
  frameIn()?.postMessage('', '*');
}
