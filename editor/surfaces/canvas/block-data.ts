import type { Locale } from '#domain/locales.ts';
import type { AnyBlock } from '#runtime/define-block.ts';
import { examples } from '#runtime/later-blocks.tsx';
import { type ApiFailure, type ApiPort, apiPortOf } from '#schemas/api/endpoint.ts';
import type { Timer } from '../../kernel/store/saving/autosave.ts';

/** What the loader of one rendering of a node has brought so far. */
export type BlockData =
  | { status: 'loading' }
  | { status: 'ready'; value: unknown }
  | { status: 'failed'; message: string };

/** What a loader's answer depends on. */
export interface LoadRequest {
  block: AnyBlock;
  values: Record<string, unknown>;
  locale: Locale;
}

/** Runs the loaders of blocks in the browser and keeps their answers. */
export interface BlockDataCache {
  /** The last answer for a rendering; an older one stays until the new one is there. */
  read(id: string): BlockData;
  /** Asks for the data of a rendering; equal requests are answered from the cache. */
  request(id: string, request: LoadRequest): void;
  /** Asks once more for what a rendering did not get. */
  retry(id: string): void;
  subscribe(listener: () => void): () => void;
}

/** Pause after a change of values before the loader runs again. */
const DEBOUNCE_MS = 300;
/** Answers that are kept. */
const KEPT_ANSWERS = 200;
const LOADING: BlockData = { status: 'loading' };

interface Deps {
  api: ApiPort;
  path: string;
  timer: Timer;
}

export function createBlockDataCache({ api, path, timer }: Deps): BlockDataCache {
  const shown = new Map<string, BlockData>();
  const wanted = new Map<string, { key: string; request: LoadRequest }>();
  const waiting = new Map<string, () => void>();
  const answers = new Map<string, Promise<BlockData>>();
  const listeners = new Set<() => void>();

  const show = (id: string, data: BlockData) => {
    shown.set(id, data);
    for (const listener of listeners) listener();
  };

  const load = (id: string, key: string, { block, values, locale }: LoadRequest) => {
    const answer = answers.get(key) ?? runLoader(block, { values, locale, api, path });
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > KEPT_ANSWERS && oldest !== undefined) answers.delete(oldest);
    void answer.then((data) => {
      if (data.status === 'failed') answers.delete(key);
      if (wanted.get(id)?.key === key) show(id, data);
    });
  };

  return {
    read: (id) => shown.get(id) ?? LOADING,
    request(id, request) {
      const key = JSON.stringify([request.block.type, request.locale, request.values]);
      if (wanted.get(id)?.key === key) return;
      const isFirst = !wanted.has(id);
      wanted.set(id, { key, request });
      waiting.get(id)?.();
      if (isFirst) load(id, key, request);
      else
        waiting.set(
          id,
          timer.after(DEBOUNCE_MS, () => load(id, key, request)),
        );
    },
    retry(id) {
      const last = wanted.get(id);
      if (!last) return;
      show(id, LOADING);
      load(id, last.key, last.request);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface Surroundings extends Pick<LoadRequest, 'values' | 'locale'> {
  api: ApiPort;
  path: string;
}

async function runLoader(block: AnyBlock, around: Surroundings): Promise<BlockData> {
  const { values, locale, api, path } = around;
  try {
    const value: unknown = await block.load?.({
      values,
      locale,
      api: withoutCart(inLanguage(api, locale)),
      query: {},
      route: { path, params: {} },
    });
    return { status: 'ready', value: await withSample(block, value) };
  } catch (error) {
    return { status: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

/** The answer, or that of an example where a visitor has yet to bring what the block shows. */
async function withSample(block: AnyBlock, value: unknown): Promise<unknown> {
  if (!block.needsSample?.(value)) return value;
  await examples.fetch();
  return block.examples[0]?.data ?? value;
}

/**
 * The canvas shows nobody's cart. That of whoever edits would be read, and so marked as seen, and lose
 * its fee, because a page is looked at; and where there is none, each look would be a refused call.
 */
function withoutCart(api: ApiPort): ApiPort {
  return apiPortOf(async (endpoint, input) =>
    endpoint.access === 'cart' ? NO_CART : api.call(endpoint, input),
  );
}

const NO_CART: ApiFailure = {
  errored: true,
  statusCode: 404,
  message: 'No cart on the canvas',
  error: { code: 'CART_NOT_FOUND', payload: { message: '' } },
};

/** Calls answered in the language of the content, which may differ from the one the page is in. */
function inLanguage(api: ApiPort, locale: Locale): ApiPort {
  return apiPortOf((endpoint, input) =>
    api.call(endpoint, Object.assign({}, input, { headers: { languageCode: locale } })),
  );
}
