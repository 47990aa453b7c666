import { LRUCache } from 'lru-cache';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import type { Namespaces } from '#locales/site-texts.ts';
import type { Viewport } from '#runtime/content/types.ts';
import { collectTexts } from '#runtime/i18n/catalogue.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import { createTranslate } from '#runtime/i18n/translate.ts';
import type { Registry } from '#runtime/registry.ts';
import type { PagePorts, PageRequest } from '#schemas/site-entry.ts';
import type { SiteSettings } from '../site-settings.ts';
import { createPartMemory, type PartMemory } from './parts.tsx';
import { createSectionMemory, type SectionMemory } from './section-memory.ts';

type Problem = Parameters<PagePorts['report']>[0];

/** One answer in the making: what is asked, what may be asked of the server, what it depends on. */
export interface RenderJob {
  request: PageRequest;
  ports: PagePorts;
  registry: Registry;
  site: SiteSettings;
  t: Translate;
  texts: Namespaces;
  memory: SectionMemory;
  parts: PartMemory;
  /** Both, or the mobile side alone for `mobileView=true`. */
  viewports: readonly Viewport[];
  mobileView: boolean;
  /** Instant of the render. */
  now: number;
  /** The page looks different from this instant on. */
  freshUntil: number | null;
  /** Reports a problem once per node and kind. */
  report(problem: Problem): void;
  /** Lowers `freshUntil`. */
  changesAt(instant: number): void;
}

/** Begins an answer. */
export function beginJob(
  request: PageRequest,
  ports: PagePorts,
  registry: Registry,
  site: SiteSettings,
): RenderJob {
  const mobileView = request.query['mobileView'] === 'true';
  const reported = new Set<string>();
  const { texts, t } = translatorOf(request.locale, registry);
  const memory = memoryOf(registry);
  const job: RenderJob = {
    request,
    ports,
    registry,
    site,
    t,
    texts,
    ...memory,
    viewports: mobileView ? ['mobile'] : ['desktop', 'mobile'],
    mobileView,
    now: Date.now(),
    freshUntil: null,
    report(problem) {
      const key = `${problem.kind} ${problem.elementId} ${problem.nodeId}`;
      if (reported.has(key)) return;
      reported.add(key);
      ports.report(problem);
    },
    changesAt(instant) {
      job.freshUntil = Math.min(instant, job.freshUntil ?? instant);
    },
  };
  return job;
}

type Memory = Pick<RenderJob, 'memory' | 'parts'>;

/** One for all requests; blocks that are loaded again (development) begin with none. */
const memories = new WeakMap<Registry, Memory>();

function memoryOf(registry: Registry): Memory {
  const memory = memories.get(registry) ?? {
    memory: createSectionMemory(),
    parts: createPartMemory(),
  };
  memories.set(registry, memory);
  return memory;
}

interface Translator {
  texts: Namespaces;
  t: Translate;
}

const translators = new WeakMap<Registry, Map<Locale, Translator>>();

/** The texts of a language are the same for all requests; they are put together once. */
function translatorOf(locale: Locale, registry: Registry): Translator {
  const known = translators.get(registry) ?? new Map<Locale, Translator>();
  translators.set(registry, known);
  const texts = known.get(locale)?.texts ?? collectTexts(locale, registry.all());
  const translator = known.get(locale) ?? {
    texts,
    t: remembering(createTranslate(locale, texts, collectTexts(DEFAULT_LOCALE, registry.all()))),
  };
  known.set(locale, translator);
  return translator;
}

/** Texts with something put in them that are kept of a language: cards say the same on many pages. */
const MAX_TEXTS = 5000;

/** A translator that puts the same words into the same text once. */
function remembering(t: Translate): Translate {
  const known = new LRUCache<string, string>({ max: MAX_TEXTS });
  return (key, params) => {
    if (!params) return t(key);
    const question = `${key} ${JSON.stringify(params)}`;
    const before = known.get(question);
    if (before !== undefined) return before;
    const text = t(key, params);
    known.set(question, text);
    return text;
  };
}
