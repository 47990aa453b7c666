import { followedLink } from './plain-click.ts';

/**
 * A link to the page that is shown leads nowhere: it is not loaded once more (ROUTE-43). Where it is
 * in an open drawer, the drawer closes, so that the reader sees the page that was asked for.
 */
export function skipSamePage(): void {
  document.addEventListener('click', (event) => {
    const link = followedLink(event);
    if (link?.href !== location.href || link.href.includes('#')) return;
    event.preventDefault();
    const drawer = link.closest<HTMLElement>('[popover]');
    if (drawer?.matches(':popover-open')) drawer.hidePopover();
  });
}
