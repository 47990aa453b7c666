/** Where arrow keys lead among the tabs, by the place of the one that has the focus. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Makes tabs of links and the parts they lead to: one part shows, arrow keys change it. The others
 * are found by search in the page and by links into them.
 */
export function enhance(part: Element): void {
  const links = [...part.querySelectorAll<HTMLElement>(':scope > nav > a')];
  const panels = [...part.querySelectorAll<HTMLElement>(':scope > [data-panel]')];

  function show(index: number) {
    for (const [at, link] of links.entries()) {
      link.ariaSelected = String(at === index);
      link.tabIndex = at === index ? 0 : -1;
    }
    for (const [at, panel] of panels.entries()) {
      if (at === index) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    }
  }

  for (const [index, link] of links.entries()) {
    const panel = panels[index];
    if (!panel) continue;
    link.role = 'tab';
    link.id = `${panel.id}-tab`;
    link.setAttribute('aria-controls', panel.id);
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', link.id);
    panel.addEventListener('beforematch', () => show(index));
    link.addEventListener('click', (event) => {
      event.preventDefault();
      show(index);
    });
  }
  part.firstElementChild?.setAttribute('role', 'tablist');
  part.addEventListener('keydown', (event) => {
    const at = links.indexOf(event.target as HTMLElement);
    const key = event instanceof KeyboardEvent ? event.key : '';
    const next = at < 0 ? undefined : STEPS[key]?.(at, links.length);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
    links[next]?.focus();
  });
  const showMeant = () => {
    const meant = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const index = panels.findIndex((panel) => meant && panel.contains(meant));
    if (index >= 0) show(index);
    return index >= 0;
  };
  addEventListener('hashchange', showMeant);
  part.setAttribute('data-live', '');
  if (!showMeant()) show(0);
}
