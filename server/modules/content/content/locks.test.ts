import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Fault, Lock, Patch } from '#schemas/content/element.ts';
import { aChild, aContent, aNode } from '#tests/support/content/builders.ts';
import {
  aPage,
  createEditor,
  type EditorClient,
  settingTitle,
  toyEntry,
} from '#tests/support/editor-client.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const SETTINGS = { entry: toyEntry };
const REASON = 'Tekst je odobrio odvjetnik.';

let owner: EditorClient;
let editor: EditorClient;

beforeEach(async () => {
  const test = await createTestApp(SETTINGS);
  owner = await createEditor(test, { email: 'vlasnica@izlog.test', role: 'owner' });
  editor = await createEditor(test, { email: 'urednik@izlog.test', role: 'editor' });
});

const aLockedPage = (lock: Lock) =>
  owner.create(
    aPage({
      parts: [
        aNode('hero', { lock, meta: { title: 'Mir', subtitle: 'Njega' } }),
        aNode('free', { meta: { title: 'Slobodno' } }),
      ],
    }),
  );
const faultsOf = (response: LightMyRequestResponse): Pick<Fault, 'rule' | 'nodeId'>[] =>
  response.json().error.payload.faults.map(({ rule, nodeId }: Fault) => ({ rule, nodeId }));
const LOCKED = [{ rule: 'locked', nodeId: 'hero' }];
const removal: Patch[] = [
  { op: 'remove', path: ['nodes', 'hero'] },
  { op: 'remove', path: ['rootIds', 0] },
];

it('an editor changes what is free beside a locked part, and the part itself not', async () => {
  const page = await aLockedPage({ edit: true, delete: true, reason: REASON });

  const refused = await editor.patch(page.id, 1, [settingTitle('Rat')]);

  expect(refused.statusCode).toBe(400);
  expect(faultsOf(refused)).toEqual(LOCKED);
  expect(refused.json().error.payload.faults[0].message).toContain(REASON);
  expect(faultsOf(await editor.patch(page.id, 1, removal))).toEqual(LOCKED);
  const free = await editor.patch(page.id, 1, [settingTitle('Drugo', 'free')]);
  expect(free.statusCode).toBe(200);
  expect((await owner.draft(page.id)).parts.map(({ meta }) => meta?.['title'])).toEqual([
    'Mir',
    'Drugo',
  ]);
});

it('a lock on one field leaves the others', async () => {
  const page = await aLockedPage({ fields: ['title'] });

  expect(faultsOf(await editor.patch(page.id, 1, [settingTitle('Rat')]))).toEqual(LOCKED);
  const other = await editor.patch(page.id, 1, [settingTitle('Drugo', 'hero', 'subtitle')]);
  expect(other.statusCode).toBe(200);
});

it('whole drafts and old versions are held to the locks as well', async () => {
  const page = await aLockedPage({});
  const locking: Patch[] = [{ op: 'add', path: ['nodes', 'hero', 'lock'], value: { edit: true } }];
  expect((await owner.patch(page.id, 1, locking)).statusCode).toBe(200);
  const { id: _id, status: _status, rev: _rev, ...content } = await owner.draft(page.id);
  const [hero = aNode('hero'), ...others] = content.parts;
  const body = { ...content, parts: [{ ...hero, meta: { title: 'Rat' } }, ...others], rev: 2 };

  expect(faultsOf(await editor.send('PUT', `/element/update/${page.id}`, body))).toEqual(LOCKED);
  const reverted = await editor.send('POST', `/element/${page.id}/revert`, { rev: 1 });
  expect(faultsOf(reverted)).toEqual(LOCKED);
});

it('owners lock and unlock; nobody else does', async () => {
  const page = await aLockedPage({ edit: true });
  const unlock: Patch[] = [{ op: 'remove', path: ['nodes', 'hero', 'lock'] }];
  const lockFree: Patch[] = [{ op: 'add', path: ['nodes', 'free', 'lock'], value: { move: true } }];

  expect(faultsOf(await editor.patch(page.id, 1, unlock))).toEqual(LOCKED);
  expect(faultsOf(await editor.patch(page.id, 1, lockFree))).toEqual([
    { rule: 'locked', nodeId: 'free' },
  ]);
  expect((await owner.patch(page.id, 1, unlock)).statusCode).toBe(200);
  expect((await editor.patch(page.id, 2, [settingTitle('Rat')])).statusCode).toBe(200);
});

it('a lock is one of the kinds that there are', async () => {
  const page = await aLockedPage({});
  const lock = (value: object) =>
    owner.patch(page.id, 1, [{ op: 'add', path: ['nodes', 'hero', 'lock'], value }]);

  expect((await lock({ look: true })).statusCode).toBe(400);
  expect((await lock({ fields: 'title' })).statusCode).toBe(400);
  expect((await lock({ edit: true, reason: 'x'.repeat(201) })).statusCode).toBe(400);
});

describe('the lock of a master', () => {
  async function aPageOfMaster(lock: Lock) {
    const inner = aNode('inner', { meta: { title: 'Unutra' }, lock });
    const root = aNode('root', {
      block: 'pane',
      meta: { title: 'Mir' },
      lock,
      slots: { main: [inner] },
    });
    const section = { ...aContent({ type: 'section', slug: '', parts: [root] }) };
    const master = await owner.create(section);
    const page = await owner.create(
      aPage({ parts: [aChild('hero', master.id, { block: 'pane' })] }),
    );
    return { master, page };
  }
  const inside = (value: string): Patch[] => [
    {
      op: 'add',
      path: ['nodes', 'hero', 'overrides'],
      value: { inner: { meta: { title: value } } },
    },
  ];
  const bag: Patch[] = [{ op: 'add', path: ['nodes', 'hero', 'meta'], value: { title: 'Rat' } }];

  it('holds on the pages that show it, for its root and for what is inside', async () => {
    const { page } = await aPageOfMaster({ edit: true, delete: true, reason: REASON });

    for (const patches of [bag, inside('Rat'), removal]) {
      const refused = await editor.patch(page.id, 1, patches);
      expect([refused.statusCode, faultsOf(refused)]).toEqual([400, LOCKED]);
      expect(refused.json().error.payload.faults[0].message).toContain(REASON);
    }
    expect((await owner.patch(page.id, 1, inside('Rat'))).statusCode).toBe(200);
  });

  it('on single fields leaves the others', async () => {
    const { page } = await aPageOfMaster({ fields: ['title'] });
    const subtitle: Patch[] = [
      { op: 'add', path: ['nodes', 'hero', 'meta'], value: { subtitle: 'Njega' } },
    ];

    expect(faultsOf(await editor.patch(page.id, 1, bag))).toEqual(LOCKED);
    expect(faultsOf(await editor.patch(page.id, 1, inside('Rat')))).toEqual(LOCKED);
    expect((await editor.patch(page.id, 1, subtitle)).statusCode).toBe(200);
  });

  it('is not got round by another child that says it, or that opens the lock', async () => {
    const { master, page } = await aPageOfMaster({ edit: true });
    const adding = (more: object): Patch[] => {
      const { slots: _slots, ...child } = aChild('other', master.id, { block: 'pane', ...more });
      return [
        { op: 'add', path: ['nodes', 'other'], value: child },
        { op: 'add', path: ['rootIds', 1], value: 'other' },
      ];
    };
    const other = [{ rule: 'locked', nodeId: 'other' }];

    for (const more of [
      { meta: { title: 'Rat' } },
      { overrides: { inner: { meta: { title: 'Rat' } } } },
      { lock: { edit: false } },
    ]) {
      expect(faultsOf(await editor.patch(page.id, 1, adding(more)))).toEqual(other);
    }
    expect((await editor.patch(page.id, 1, adding({}))).statusCode).toBe(200);
  });

  it('leaves alone what was said before it', async () => {
    const { master, page } = await aPageOfMaster({});
    expect((await editor.patch(page.id, 1, inside('Rat'))).statusCode).toBe(200);
    const lock: Patch[] = [{ op: 'add', path: ['nodes', 'inner', 'lock'], value: { edit: true } }];
    expect((await owner.patch(master.id, 1, lock)).statusCode).toBe(200);
    const move: Patch[] = [{ op: 'replace', path: ['meta', 'title'], value: 'Naslov' }];

    expect((await editor.patch(page.id, 2, move)).statusCode).toBe(200);
    expect(faultsOf(await editor.patch(page.id, 3, inside('Mir')))).toEqual(LOCKED);
  });
});
