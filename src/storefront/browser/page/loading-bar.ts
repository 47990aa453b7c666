import { LOADING_BAR_MS, LOADING_BAR_WAIT_MS } from '../timers.ts';
import { followedLink } from './plain-click.ts';

const LOOK =
  'position:fixed;inset:0 0 auto;z-index:2147483647;height:3px;background:var(--color-action);transform-origin:0 0';

/** Shows a bar at the top while the next page is on its way; one that comes soon needs none (SITE-27). */
export function installLoadingBar(): void {
  let timer: ReturnType<typeof setTimeout>;
  let bar: HTMLElement | null = null;
  const stop = () => {
    clearTimeout(timer);
    bar?.remove();
    bar = null;
  };
  const show = () => {
    bar = document.createElement('div');
    bar.dataset['loadingBar'] = '';
    bar.style.cssText = LOOK;
    document.body.append(bar);
    bar.animate(
      { transform: ['scaleX(0)', 'scaleX(1)'] },
      { duration: LOADING_BAR_MS, easing: 'ease-out' },
    );
    // What leads to a file leaves the page where it is.
    timer = setTimeout(stop, LOADING_BAR_MS);
  };
  document.addEventListener('click', (event) => {
    if (!leadsOn(event)) return;
    stop();
    timer = setTimeout(show, LOADING_BAR_WAIT_MS);
  });
  // Also when the browser brings this page back as it was left.
  addEventListener('pagehide', stop);
}

/** A plain click on a link to another page of the site. */
function leadsOn(event: MouseEvent): boolean {
  const link = followedLink(event);
  if (!link) return false;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return link.origin === location.origin && !isHere;
}
