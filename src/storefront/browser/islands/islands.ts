import type { HydrateOn, IslandDefinition } from '#runtime/islands/define-island.ts';
import type { Actions } from '../actions.ts';
import type { PageData } from '../page/page-data.ts';
import { importChunk, onHint, prefetchFiles } from './chunks.ts';
import type { WakeCall } from './hydrate-island.tsx';
import { whenIdle } from './when-idle.ts';

type Wake = (host: HTMLElement, event?: Event) => void;

const WAKERS = ['click', 'submit', 'keydown', 'focusin', 'input', 'scroll'] as const;
/** These pass: what is typed or scrolled stays where it is. */
const PASSING = ['focusin', 'input', 'scroll'];
const FIELDS = 'input, textarea, select';
const SILENT_KEYS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape'];

/**
 * Looks after the islands of a page: fetches their scripts at a hint of interest, not before, wakes them when
 * they are used, seen or when there is time, and repeats what was done in one before it was awake.
 */
export function watchIslands(data: PageData, actions: () => Promise<Actions>): void {
  if (!data.hydrate) return;
  const shared = data.hydrate;
  const [hydrateUrl = ''] = shared;
  const asleep = new Set(
    Object.keys(data.props).flatMap((id) => document.getElementById(id) ?? []),
  );
  const filesOf = (host: HTMLElement) => data.islands[host.dataset['island'] ?? ''] ?? [];
  const scriptsOf = (host: HTMLElement) => [...shared, ...data.actions, ...filesOf(host)];

  /** Islands whose scripts are on their way, with what was done in them meanwhile. */
  const waking = new Map<HTMLElement, (() => void)[]>();

  const wake: Wake = (host, event) => {
    const [url] = filesOf(host);
    if (url && asleep.delete(host)) {
      waking.set(host, []);
      const replay = async () => {
        const held = waking.get(host) ?? [];
        waking.delete(host);
        for (const repeat of held) {
          repeat();
          // React answers one event before the next, as it does those of a visitor.
          await new Promise((resolve) => setTimeout(resolve));
        }
      };
      // Without its scripts the island stays as it is: what was done in it does what it does there.
      hydrate(host, url, replay).catch(replay);
    }
    const repeat = event && waking.has(host) ? holdBack(event) : null;
    if (repeat) waking.get(host)?.push(repeat);
  };

  const hydrate = async (host: HTMLElement, url: string, replay: () => Promise<void>) => {
    prefetchFiles(scriptsOf(host));
    const [{ island }, { hydrateIsland }, { client, page }] = await Promise.all([
      importChunk<{ island: IslandDefinition<object> }>(url),
      importChunk<{ hydrateIsland(call: WakeCall): void }>(hydrateUrl),
      actions(),
    ]);
    hydrateIsland({
      host,
      island,
      props: data.props[host.id] ?? {},
      page,
      client,
      replay: () => void replay(),
    });
  };

  const sleeperAt = (target: EventTarget | null) => {
    // Static children of an island are not its own: their links and forms need nobody to wake.
    const at = target instanceof Element ? target.closest('izlog-island[id], izlog-static') : null;
    return at instanceof HTMLElement && (asleep.has(at) || waking.has(at)) ? at : null;
  };
  onHint((target) => {
    const host = sleeperAt(target);
    if (host) prefetchFiles(scriptsOf(host));
  });
  for (const type of WAKERS) {
    const use = (event: Event) => {
      const host = sleeperAt(event.target);
      if (host && wakes(event)) wake(host, event);
    };
    document.addEventListener(type, use, { capture: true });
  }
  schedule(asleep, wake);
}

/** Focus and typing wake an island only through a field of it: a press moves focus before it clicks. */
function wakes(event: Event): boolean {
  const target = event.target;
  const inField = target instanceof Element && target.matches(FIELDS);
  if (event.type === 'focusin' || event.type === 'input') return inField;
  if (event instanceof KeyboardEvent) return !(inField || SILENT_KEYS.includes(event.key));
  return true;
}

/**
 * Keeps an event from doing what it would do without the island, and gives a function that repeats
 * it. Fields and scroll containers keep their events. Enter and space on a button follow
 * as a click of their own.
 */
function holdBack(event: Event): (() => void) | null {
  const { type } = event;
  const target = elementAt(event);
  if (PASSING.includes(type) || !target) return null;
  const isClick = type === 'click' && event instanceof MouseEvent;
  if (isClick && (target.matches(FIELDS) || event.ctrlKey || event.metaKey)) return null;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (type === 'submit' && target instanceof HTMLFormElement) {
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    return () => target.requestSubmit(submitter);
  }
  if (isClick) return () => target.click();
  return () => {
    const repeated = new KeyboardEvent(type, event);
    const handled = !target.dispatchEvent(repeated);
    if (!handled && (repeated.key === 'Enter' || repeated.key === ' ')) target.click();
  };
}

/** Where an event happened; of an icon the element that holds it, since vector shapes cannot be clicked by script. */
function elementAt({ target }: Event): HTMLElement | null {
  const icon = target instanceof Element ? target.closest('svg') : null;
  const element = icon ? icon.parentElement : target;
  return element instanceof HTMLElement ? element : null;
}

function schedule(asleep: Set<HTMLElement>, wake: Wake) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const host = target.closest('izlog-island[id]');
        if (!isIntersecting || !(host instanceof HTMLElement)) continue;
        observer.unobserve(target);
        wake(host);
      }
    },
    { rootMargin: '200px' },
  );
  const start: Record<Exclude<HydrateOn, 'intent'>, (host: HTMLElement) => void> = {
    load: (host) => wake(host),
    idle: (host) => whenIdle(() => wake(host)),
    visible: (host) => observer.observe(boxOf(host)),
  };
  for (const host of asleep) {
    const on = host.dataset['on'];
    if (on === 'load' || on === 'idle' || on === 'visible') start[on](host);
  }
}

/** Islands have no box of their own (`display: contents`); the first element inside that has one. */
function boxOf(host: Element): Element {
  const inner = host.firstElementChild;
  return inner && getComputedStyle(host).display === 'contents' ? boxOf(inner) : host;
}
