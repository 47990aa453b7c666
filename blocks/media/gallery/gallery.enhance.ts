/** Places of a row that arrow keys and buttons lead to. */
const KEYS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Opens the pictures of a gallery large, in a window of the page: a row that snaps, so a finger turns
 * it as it turns any page, and two fingers enlarge. Escape and the cross close it, and the focus goes
 * back to the picture that was shown last.
 */
export function enhance(gallery: Element): void {
  const dialog = gallery.querySelector('dialog');
  const track = dialog?.querySelector<HTMLElement>('[data-track]');
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-picture]')];
  if (!(dialog && track) || links.length === 0) return;
  let current = 0;

  function fill() {
    if (!track || track.childElementCount > 0) return;
    track.append(...links.map(largeCopy));
  }

  function goTo(index: number, behavior: ScrollBehavior) {
    const next = (index + links.length) % links.length;
    track?.children[next]?.scrollIntoView({ behavior, block: 'nearest', inline: 'center' });
    tell(next);
  }

  function tell(index: number) {
    current = index;
    const place = dialog?.querySelector('[data-place]');
    const text = `${index + 1} / ${links.length}`;
    if (place && place.textContent !== text) place.textContent = text;
  }

  function open(index: number) {
    const image = links[index]?.querySelector('img');
    fill();
    morph(image, () => {
      dialog?.showModal();
      goTo(index, 'instant');
      return track?.children[index]?.querySelector('img');
    });
  }

  gallery.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLAnchorElement>('a[data-picture]');
    const turn = target?.closest<HTMLElement>('[data-turn]');
    const isPlain =
      event instanceof MouseEvent && !(event.ctrlKey || event.metaKey || event.shiftKey);
    if (turn) goTo(current + Number(turn.dataset['turn']), 'smooth');
    else if (link && isPlain) {
      event.preventDefault();
      open(links.indexOf(link));
    }
  });
  dialog.addEventListener('keydown', (event) => {
    const step = KEYS[event.key];
    if (step === undefined) return;
    // The row would scroll by itself too, where it has the focus.
    event.preventDefault();
    goTo(current + step, 'smooth');
  });
  track.addEventListener('scrollend', () => {
    tell(Math.round(track.scrollLeft / Math.max(track.clientWidth, 1)));
  });
  dialog.addEventListener('close', () => links[current]?.focus());
}

/** A picture of the gallery as large as the window; its files are asked for once it is near. */
function largeCopy(link: HTMLAnchorElement): HTMLElement {
  const figure = document.createElement('figure');
  const picture = link.querySelector('picture')?.cloneNode(true);
  if (!(picture instanceof HTMLElement)) return figure;
  for (const source of picture.querySelectorAll('source')) source.sizes = '100vw';
  const image = picture.querySelector('img');
  image?.removeAttribute('class');
  image?.removeAttribute('style');
  figure.append(picture);
  const caption = link.parentElement?.querySelector('figcaption')?.textContent ?? '';
  if (caption !== '') {
    const line = document.createElement('figcaption');
    line.textContent = caption;
    figure.append(line);
  }
  return figure;
}

/** Lets one picture grow into the other, where the browser can and the visitor does not mind movement. */
function morph(from: Element | null | undefined, change: () => Element | null | undefined) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !document.startViewTransition || !(from instanceof HTMLElement)) {
    change();
    return;
  }
  const name = 'izlog-large';
  from.style.viewTransitionName = name;
  let to: Element | null | undefined;
  const transition = document.startViewTransition(() => {
    from.style.viewTransitionName = '';
    to = change();
    if (to instanceof HTMLElement) to.style.viewTransitionName = name;
  });
  void transition.finished.finally(() => {
    if (to instanceof HTMLElement) to.style.viewTransitionName = '';
  });
}
