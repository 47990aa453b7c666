import type { Locale } from '#domain/locales.ts';
import type { AnyBlock, BlockExample } from '#runtime/define-block.ts';
import { examples } from '#runtime/later-blocks.tsx';
import { type ApiFailure, type ApiPort, apiPortOf, type Endpoint } from '#schemas/api/endpoint.ts';
import type { Media } from '#schemas/media.ts';
import type { Timer } from '../../kernel/store/saving/autosave.ts';
import { fetchOwnPictures, withOwnPictures } from '../states/own-pictures.ts';

/** What the loader of one rendering of a node has brought so far. */
export type BlockData =
  | { status: 'loading' }
  /** `failure`: why the newest request brought nothing, so that this is an older answer. */
  | { status: 'ready'; value: unknown; failure?: string }
  | { status: 'failed'; message: string };

/** What a loader's answer depends on. */
export interface LoadRequest {
  block: AnyBlock;
  values: Record<string, unknown>;
  locale: Locale;
  /** The example that is shown in place of an answer, in a state that an editor chose. */
  example?: BlockExample | undefined;
}

/** Runs the loaders of blocks in the browser and keeps their answers. */
export interface BlockDataCache {
  /** The last answer for a rendering; an older one stays until the new one is there. */
  read(id: string): BlockData;
  /**
   * Asks for the data of a rendering. Equal requests are answered from the cache, and what differs
   * only in values that the loader does not read is not asked for again: a heading beside the data.
   */
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

/** What a loader brought, and which values it looked at for that. */
interface Answer {
  data: BlockData;
  request: LoadRequest;
  read: ReadValues;
}

interface Deps {
  api: ApiPort;
  path: string;
  timer: Timer;
}

export function createBlockDataCache({ api, path, timer }: Deps): BlockDataCache {
  const shown = new Map<string, BlockData>();
  const wanted = new Map<string, { key: string; request: LoadRequest }>();
  const waiting = new Map<string, () => void>();
  const answers = new Map<string, Promise<Answer>>();
  const latest = new Map<string, Answer>();
  const listeners = new Set<() => void>();

  let pictures: Promise<readonly Media[]> | undefined;
  const sample = async (data: unknown) => {
    pictures ??= fetchOwnPictures(api);
    return withOwnPictures(data, await pictures);
  };
  const answer = (request: LoadRequest) => answerOf(request, { api, path, sample });

  const show = (id: string, data: BlockData) => {
    shown.set(id, data);
    for (const listener of listeners) listener();
  };

  const load = (id: string, key: string, request: LoadRequest) => {
    const coming = answers.get(key) ?? answer(request);
    answers.set(key, coming);
    const [oldest] = answers.keys();
    if (answers.size > KEPT_ANSWERS && oldest !== undefined) answers.delete(oldest);
    void coming.then((answer) => {
      const { data } = answer;
      if (data.status === 'failed') answers.delete(key);
      if (wanted.get(id)?.key !== key) return;
      latest.set(id, answer);
      show(id, keepingLast(shown.get(id), data));
    });
  };

  return {
    read: (id) => shown.get(id) ?? LOADING,
    request(id, request) {
      const key = keyOf(request);
      const before = wanted.get(id);
      if (before?.key === key) return;
      // A chosen state is no typing: there is nothing to wait for.
      const isFirst = before?.request.example !== request.example || !before;
      waiting.get(id)?.();
      wanted.set(id, { key, request });
      const last = latest.get(id);
      if (last && last.data.status === 'ready' && isAnsweredBy(last, request)) return;
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
      if (shown.get(id)?.status === 'failed') show(id, LOADING);
      load(id, last.key, last.request);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Requests of one key have one answer. That of an example is the same whatever the values are. */
function keyOf({ block, locale, values, example }: LoadRequest): string {
  return JSON.stringify([block.type, locale, example ? example.name : values]);
}

/** A failure takes nothing away from the canvas that was there: the last answer stays beside it. */
function keepingLast(shown: BlockData | undefined, data: BlockData): BlockData {
  if (data.status !== 'failed' || shown?.status !== 'ready') return data;
  return { ...shown, failure: data.message };
}

/** True when a loader would look at the same values again, and so bring the same. */
function isAnsweredBy({ request, read }: Answer, next: LoadRequest): boolean {
  const { block, locale, values, example } = next;
  if (request.block.type !== block.type || request.locale !== locale) return false;
  if (request.example !== example) return false;
  const keys = read.all ? Object.keys({ ...request.values, ...values }) : [...read.keys];
  return keys.every((key) => JSON.stringify(request.values[key]) === JSON.stringify(values[key]));
}

interface AnswerDeps extends Pick<Deps, 'api' | 'path'> {
  /** Sample data as this shop can show it. */
  sample(data: unknown): Promise<unknown>;
}

async function answerOf(request: LoadRequest, deps: AnswerDeps): Promise<Answer> {
  const { values, read } = watched(request.values);
  try {
    const value = request.example
      ? await deps.sample(request.example.data)
      : await runLoader({ ...request, values }, deps);
    return { data: { status: 'ready', value }, request, read };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { data: { status: 'failed', message }, request, read };
  }
}

/** What the loader brings, or an example where a visitor has yet to bring what the block shows. */
async function runLoader(
  { block, values, locale }: LoadRequest,
  { api, path, sample }: AnswerDeps,
): Promise<unknown> {
  const value: unknown = await block.load?.({
    values,
    locale,
    api: withoutCart(inLanguage(api, locale)),
    query: {},
    route: { path, params: {} },
  });
  if (!block.needsSample?.(value)) return value;
  await examples.fetch();
  return (await sample(block.examples[0]?.data)) ?? value;
}

/** The values that were looked at: these keys, or all of them where they were listed. */
interface ReadValues {
  all: boolean;
  keys: Set<string>;
}

/** Values that note which of them are looked at. */
function watched(values: Record<string, unknown>) {
  const read: ReadValues = { all: false, keys: new Set() };
  const note = (key: string | symbol) => {
    if (typeof key === 'string') read.keys.add(key);
  };
  const noting = new Proxy(values, {
    get(target, key, receiver) {
      note(key);
      return Reflect.get(target, key, receiver);
    },
    has(target, key) {
      note(key);
      return Reflect.has(target, key);
    },
    ownKeys(target) {
      read.all = true;
      return Reflect.ownKeys(target);
    },
  });
  return { values: noting, read };
}

/**
 * The canvas shows nobody's cart. That of whoever edits would be read, and so marked as seen, and lose
 * its fee, because a page is looked at; and where there is none, each look would be a refused call.
 */
function withoutCart(api: ApiPort): ApiPort {
  return apiPortOf(async (endpoint, input) =>
    isOfCart(endpoint) ? NO_CART : api.call(endpoint, input),
  );
}

/** Also what only a cookie of the cart says, such as what was taken out of it. */
function isOfCart({ access, key }: Endpoint): boolean {
  return access === 'cart' || key.startsWith('cart.');
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
