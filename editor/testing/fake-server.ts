import { createContentRules } from '#runtime/content/rules.ts';
import type { Registry } from '#runtime/registry.ts';
import { getElement, patchElement } from '#schemas/api/content.ts';
import type { Element, Patch } from '#schemas/content/element.ts';
import { type FakeApi, failure, success } from './fake-api.ts';
import { toyRegistry } from './toy-blocks.tsx';

/** Keeps the drafts of a few elements and saves as the real server does, with the same rules. */
export interface FakeServer {
  element(id: number): Element;
  /** Answers the saves of an editor. `author` is named in conflicts with others. */
  serve(api: FakeApi, author: string): void;
  /** From now on every save fails with this status (0 = no answer); null is well again. */
  breakWith(status: number | null): void;
}

interface Stored {
  element: Element;
  /** What each revision changed, from which state, and who did it; index 0 is revision 2. */
  log: { before: Element; patches: readonly Patch[]; author: string }[];
}

export function createFakeServer(
  elements: readonly Element[],
  registry: Registry = toyRegistry(),
): FakeServer {
  const rules = createContentRules(registry);
  const stored = new Map<number, Stored>(
    elements.map((element) => [element.id, { element, log: [] }]),
  );
  let broken: number | null = null;
  const find = (id: number): Stored => {
    const found = stored.get(id);
    if (!found) throw new Error(`The fake server has no element ${id}.`);
    return found;
  };

  return {
    element: (id) => find(id).element,
    breakWith(status) {
      broken = status;
    },
    serve(api, author) {
      api.on(getElement, ({ params }) => success(structuredClone(find(params.id).element)));
      api.on(patchElement, ({ params, body }) => {
        if (broken !== null) return failure(broken);
        const entry = find(params.id);
        const missed = entry.log.slice(body.baseRev - 1);
        const remote = missed.flatMap(({ patches }) => patches);
        const outcome = rules.rebase(entry.element, remote, body.patches, body.force ?? false);
        if (!outcome.ok) {
          const by = missed.at(-1)?.author ?? '';
          const { rev } = entry.element;
          return failure(409, 'VERSION_CONFLICT', { rev, by, conflicts: outcome.conflicts });
        }
        const patches = rules.diff(entry.element, outcome.element);
        const rev = entry.element.rev + 1;
        const base = missed[0]?.before ?? entry.element;
        entry.log.push({ before: entry.element, patches, author });
        entry.element = { ...entry.element, ...outcome.element, rev };
        const remotePatches = rules.lead(base, body.patches, entry.element);
        return success({ rev, remotePatches });
      });
    },
  };
}
