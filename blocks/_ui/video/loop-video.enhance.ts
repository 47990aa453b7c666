/**
 * Moves a silent video while it is seen, and gives it a button in place of its controls. Who asked for
 * less movement or less data sees it at rest until it is pressed; what was pressed is not undone by
 * scrolling.
 */
export function enhance(part: Element): void {
  const video = part.querySelector('video');
  const button = part.querySelector('button');
  if (!(part instanceof HTMLElement && video && button)) return;
  let isWanted = !isRestWanted();
  let isSeen = false;

  const follow = () => {
    if (isWanted && isSeen) video.play().catch(() => undefined);
    else video.pause();
  };
  const tell = () => {
    const isMoving = !video.paused;
    part.toggleAttribute('data-moving', isMoving);
    button.ariaLabel = part.dataset[isMoving ? 'pause' : 'play'] ?? '';
  };

  video.controls = false;
  video.muted = true;
  button.hidden = false;
  button.addEventListener('click', () => {
    isWanted = video.paused;
    isSeen = true;
    follow();
  });
  for (const event of ['play', 'pause', 'error']) video.addEventListener(event, tell);
  new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false;
    follow();
  }).observe(part);
  tell();
}

function isRestWanted(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
