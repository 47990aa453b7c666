import { describe, expect, it } from 'vitest';
import { allBlocks } from '#blocks/all-blocks.ts';
import { LOCALES } from '#domain/locales.ts';
import { isEnabled } from '#editor/kernel/actions/action.ts';
import { allActions } from '#editor/kernel/actions/all-actions.ts';
import { insertThing, nearestPlaceFor } from '#editor/kernel/actions/insert-operations.ts';
import { sceneOf } from '#editor/kernel/actions/scene.ts';
import type { EditorContextValue } from '#editor/kernel/editor-context.ts';
import { refusesToHold, refusesToMove } from '#editor/kernel/placement/placement-rules.ts';
import { moveNodes } from '#editor/kernel/store/commands/move-node.ts';
import { setField } from '#editor/kernel/store/commands/set-field.ts';
import { changeField, clearField } from '#editor/kernel/store/fields/field-access.ts';
import { fieldTarget } from '#editor/kernel/store/fields/field-target.ts';
import { conflictKey, resolveConflict } from '#editor/kernel/store/saving/conflict.ts';
import { setContentLocale, setWidth } from '#editor/kernel/store/scope.ts';
import { select, toggleSelected } from '#editor/kernel/store/select.ts';
import { shownLists } from '#editor/kernel/store/titles/slot-list.ts';
import { anEditor } from '#editor/testing/an-editor.ts';
import { createFakeServer } from '#editor/testing/fake-server.ts';
import { opened } from '#editor/testing/toy-elements.ts';
import { fieldsOf } from '#runtime/content/block-fields.ts';
import { unflatten } from '#runtime/content/flat.ts';
import { createContentRules } from '#runtime/content/rules.ts';
import { examples } from '#runtime/later-blocks.tsx';
import { createRegistry } from '#runtime/registry.ts';
import { BAGS, ELEMENT_TR_KEY, type Element } from '#schemas/content/element.ts';
import { pageSchema } from '#schemas/content/page-fields.ts';
import { handlePage } from '#src/storefront/render/handle-page.ts';
import { publishedElement } from '#tests/support/preset.ts';
import { Random } from '#tests/support/random.ts';
import { aRequest, fakePorts } from '#tests/support/rendering/fake-ports.ts';
import { sampleHome } from '#tests/support/rendering/sample-home.ts';

/** Commands of one session; undo and redo are among them. */
const COMMANDS = 1000;
/** Commands between two looks at the whole page. */
const LOOK_EVERY = 100;

/** Cart and checkout have their data without a server: a page that needs them fails without. */
const registry = createRegistry(
  allBlocks.map((block) =>
    block.essential ? { ...block, load: async () => block.examples[0]?.data } : block,
  ),
);
const rules = createContentRules(registry);
const masters = sampleHome.masters ?? {};

/** Actions of the one list behind buttons and keys that change the page, and need no dialog. */
const ACTIONS = allActions.filter(({ id }) =>
  [
    ...['moveUp', 'moveDown', 'duplicate', 'delete', 'selectParent', 'wrapEach', 'wrapAll'],
    ...['hideDesktop', 'hideMobile'],
  ].includes(id),
);

type Change = (editor: EditorContextValue, random: Random) => void;

const keysOf = (editor: EditorContextValue) => [
  ...editor.composition(editor.store.getState()).byKey.keys(),
];

/** Writes the title, which both of two editors may do. */
function rename(editor: EditorContextValue, random: Random): void {
  const { documents, placement, scope } = editor.store.getState();
  const source = { elementId: placement.page, nodeId: ELEMENT_TR_KEY };
  const field = fieldsOf(pageSchema).byName.get('title');
  const target = field && fieldTarget(source, field, scope, documents);
  if (target) editor.history.run(setField(target, `Naslov ${random.integer(0, 99)}`));
}

/** What people do; a step that is refused is one that people are refused too. */
const CHANGES: readonly Change[] = [
  function act(editor, random) {
    const action = random.pick(ACTIONS);
    if (isEnabled(action, editor)) action.run(editor);
  },
  function insert(editor, random) {
    const block = random.pick(registry.all());
    const thing = { kind: 'block', block: block.type, example: null } as const;
    const list = random.pick(shownLists(sceneOf(editor).composition, editor.store.getState()));
    const start = { ...list.list, index: random.integer(0, list.keys.length) };
    const place = nearestPlaceFor(editor, thing, start);
    if (place) insertThing(editor, thing, place);
  },
  function move(editor, random) {
    const { selection } = editor.store.getState();
    const scene = sceneOf(editor);
    const source = { kind: 'nodes', keys: selection.keys } as const;
    const list = random.pick(shownLists(scene.composition, scene.state));
    const nodes = selection.keys.flatMap((key) => scene.composition.byKey.get(key) ?? []);
    if (nodes.length === 0) return;
    if (refusesToMove(source, scene) ?? refusesToHold(source, list, scene)) return;
    const index = random.integer(0, list.keys.length - list.before);
    editor.history.run(
      moveNodes(
        nodes.map(({ stored }) => stored),
        { ...list.list, index },
      ),
    );
  },
  function write(editor, random) {
    const key = random.anyOf(keysOf(editor)) ?? '';
    const node = editor.composition(editor.store.getState()).byKey.get(key);
    const block = node && registry.get(node.composed.block);
    const field = block && random.anyOf(fieldsOf(block.schema).list);
    if (!block || !field) return;
    if (random.chance(0.2)) {
      clearField(editor, key, field.name);
      return;
    }
    const values = block.examples.flatMap((example) =>
      BAGS.flatMap((bag) => {
        const value = example[bag]?.[field.name];
        return value === undefined ? [] : [value];
      }),
    );
    const value = random.anyOf(values);
    if (value !== undefined) changeField(editor, key, field.name, value);
  },
  rename,
  function undo(editor) {
    editor.history.undo();
  },
  function redo(editor) {
    editor.history.redo();
  },
  function choose(editor, random) {
    const key = random.anyOf(keysOf(editor));
    if (key === undefined) return;
    if (random.chance(0.3)) toggleSelected(editor.store, key);
    else select(editor.store, key);
  },
  function look(editor, random) {
    if (random.chance(0.5)) setWidth(editor.store, random.chance(0.5) ? 390 : null);
    else setContentLocale(editor.store, random.pick(LOCALES));
  },
];

function pageOf({ store }: EditorContextValue): Element {
  const { documents, placement } = store.getState();
  const page = documents[placement.page];
  if (!page) throw new Error('The page is gone.');
  return unflatten(page);
}

const contentOf = ({ id: _id, rev: _rev, status: _status, ...content }: Element) => content;

/** Whatever was done, the page can be stored, published or refused in words, and shown. */
async function expectSound(page: Element, step: string) {
  const content = contentOf(page);
  // Emptied blocks are told in words until somebody fills or deletes them.
  const faults = rules.check(content, masters, page.id).filter(({ rule }) => rule !== 'empty');
  expect(faults, step).toEqual([]);
  expect(Array.isArray(rules.gate?.(content, masters)), step).toBe(true);
  const { ports, problems } = fakePorts({ ...sampleHome, pages: { '/proba': page } });
  const { status, html } = await handlePage(aRequest('/proba'), ports, registry);
  expect({ status, isWhole: html.includes('</html>'), problems }, step).toMatchObject({
    status: 200,
    isWhole: true,
  });
}

/** An empty page, one with masters, one of many slots, and one with rich content. */
const PAGES = ['pages/home', 'pages/checkout', 'pages/about', 'templates/product'];

async function open(page: Element) {
  const test = await anEditor(
    opened([], { page, masters: Object.values(masters) }),
    new Map(),
    registry,
  );
  await examples.fetch();
  return test;
}

describe('a session of a thousand commands', () => {
  it.each(PAGES)(
    'on %s never leaves a page that cannot be stored or shown, and is undone to its start',
    async (name) => {
      const page = publishedElement(name, 1);
      const { editor } = await open(page);
      const random = new Random(name.length);
      /** What the page was before each step that can be undone. */
      const before = new Map<unknown, Element>();
      for (let step = 1; step <= COMMANDS; step += 1) {
        const change = random.pick(CHANGES);
        const page = pageOf(editor);
        editor.history.closeStep();
        change(editor, random);
        const done = lastStep(editor);
        if (done && !before.has(done)) before.set(done, page);
        if (step % LOOK_EVERY === 0) {
          await expectSound(pageOf(editor), `step ${step} (${change.name})`);
        }
      }
      all(() => editor.history.redo());
      const end = pageOf(editor);
      const [oldest] = editor.store.getState().history.undo;
      const steps = all(() => editor.history.undo());
      expect(steps).toBeGreaterThan(100);
      expect(pageOf(editor)).toEqual(before.get(oldest?.patches));
      expect(all(() => editor.history.redo())).toBe(steps);
      expect(pageOf(editor)).toEqual(end);
    },
    120_000,
  );

  it('of two editors at once ends with one page for both, which can be stored and shown', async () => {
    const page = publishedElement('pages/home', 1);
    const server = createFakeServer([page, ...Object.values(masters)], registry);
    const random = new Random(7);
    const people = [await open(page), await open(page)] as const;
    for (const { api } of people) server.serve(api, 'Ana');
    const conflicts: unknown[] = [];
    for (let step = 1; step <= COMMANDS; step += 1) {
      const { editor } = random.pick(people);
      random.pick(CHANGES)(editor, random);
      if (random.chance(0.1)) conflicts.push(...(await saved(editor, random)));
      if (step % LOOK_EVERY > 0) continue;
      rename(editor, random);
      await saved(editor, random);
      expect(contentOf(pageOf(editor)), `step ${step}`).toEqual(contentOf(server.element(1)));
      await expectSound(server.element(1), `step ${step}`);
    }
    expect(conflicts.length).toBeGreaterThan(3);
  }, 120_000);
});

/** Everything is on the server; where two changed the same, chance decides. Answers the conflicts. */
async function saved({ store, api, autosave }: EditorContextValue, random: Random) {
  await autosave.flush();
  const met = conflictsOf(store);
  for (let left = met; left.length > 0; left = conflictsOf(store)) {
    // What others deleted can only be given up.
    const choose = () => (left === met ? random.pick(['mine', 'theirs'] as const) : 'theirs');
    const choices = Object.fromEntries(left.map((one) => [conflictKey(one), choose()]));
    await resolveConflict({ store, api, now: 0, elementId: '1', choices });
  }
  await autosave.flush();
  expect(store.getState().save[1]?.status).toBe('saved');
  return met;
}

const conflictsOf = (store: EditorContextValue['store']) =>
  store.getState().save[1]?.conflict?.conflicts ?? [];

/** What stays the same of the newest step, also after it was closed. */
const lastStep = ({ store }: EditorContextValue) => store.getState().history.undo.at(-1)?.patches;

/** Does something until there is no more of it; how often. */
function all(doOne: () => string | null): number {
  let count = 0;
  while (doOne() !== null) count += 1;
  return count;
}
