import { LRUCache } from 'lru-cache';
import { equalJson } from '#runtime/content/json.ts';
import type { PlacedIsland } from '#runtime/islands/server-islands.tsx';
import type { NodePlan } from '#runtime/render/node-plan.ts';
import type { PageContextValue, PreloadImage } from '#runtime/render/page-context.ts';
import type { Media } from '#schemas/media.ts';
import { fingerprint } from './fingerprint.ts';
import type { LoadedData } from './node-data.ts';

const MAX_BYTES = 48 * 1024 * 1024;

/** A section's markup with what the page needs beside it. */
export interface RenderedSection {
  html: string;
  islands: readonly PlacedIsland[];
}

/** What a section's components asked of the page they stand on. */
interface Reads {
  /** Null for a section that looks alike on every path. */
  path: string | null;
  media: Map<number, Media | undefined>;
}

interface Known extends RenderedSection {
  preloads: readonly PreloadImage[];
  reads: Reads;
}

/** One section about to be rendered. */
export interface SectionRender {
  plan: NodePlan;
  data: LoadedData;
  page: PageContextValue;
}

/**
 * Sections rendered before. Renderers are pure functions of values, loaded data and page, so that
 * their markup holds until one of these differs: a publish renders the changed sections alone.
 */
export interface SectionMemory {
  /** The section as it was rendered for equal input, or as `render` makes it. Only a whole one is kept. */
  get(
    section: SectionRender,
    render: (page: PageContextValue) => RenderedSection & { isWhole: boolean },
  ): RenderedSection;
}

export function createSectionMemory(): SectionMemory {
  const sections = new LRUCache<string, Known>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ html }, key) => html.length + key.length + 1,
  });
  return {
    get({ plan, data, page }, render) {
      const input = `${page.locale} ${page.mobileView} ${inputOf(plan, data)}`;
      const known = sections.get(`${page.path} ${input}`) ?? sections.get(input);
      if (known && isAsBefore(known.reads, page)) {
        for (const image of known.preloads) page.preload?.(image);
        return known;
      }
      const watch = watchPage(page);
      const { isWhole, ...rendered } = render(watch.page);
      if (isWhole) {
        const key = watch.reads.path === null ? input : `${page.path} ${input}`;
        sections.set(key, { ...rendered, preloads: watch.preloads, reads: watch.reads });
      }
      return rendered;
    },
  };
}

/** All that the components of a planned node get, in one text. */
function inputOf({ key, block, frame, values, slots }: NodePlan, data: LoadedData): string {
  const inner = Object.entries(slots).map(
    ([name, plans]) => `${name}(${plans.map((plan) => inputOf(plan, data)).join()})`,
  );
  const own = [frame, values, data.get(key) ?? null].map(fingerprint).join();
  return `${block.type} ${own} ${inner.join()}`;
}

function isAsBefore(reads: Reads, page: PageContextValue): boolean {
  if (reads.path !== null && reads.path !== page.path) return false;
  for (const [id, record] of reads.media) {
    const now = page.media(id);
    if (now === record) continue;
    if (!equalJson(now ?? null, record ?? null)) return false;
    reads.media.set(id, now);
  }
  return true;
}

/** The page with a note of what is asked of it. */
function watchPage(page: PageContextValue) {
  const reads: Reads = { path: null, media: new Map() };
  const preloads: PreloadImage[] = [];
  const watched: PageContextValue = {
    ...page,
    get path() {
      reads.path = page.path;
      return page.path;
    },
    media(id) {
      const record = page.media(id);
      reads.media.set(id, record);
      return record;
    },
    preload(image) {
      preloads.push(image);
      page.preload?.(image);
    },
  };
  return { page: watched, reads, preloads };
}
