const MAY = 'autoplay; fullscreen; picture-in-picture';

/** Plays a video of another site in the place of its picture, once that is pressed. */
export function enhance(link: Element): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  link.addEventListener('click', (event) => {
    const address = link.dataset['player'];
    // Who asks for a window or tab of its own gets the other site itself.
    if (!address || event.metaKey || event.ctrlKey || event.shiftKey || event.button > 0) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.src = address;
    frame.title = link.dataset['title'] ?? '';
    frame.allow = MAY;
    frame.allowFullscreen = true;
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    link.replaceWith(frame);
    frame.focus();
  });
}
