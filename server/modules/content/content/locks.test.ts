import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import type { Fault, Lock, Patch } from '#schemas/content/element.ts';
import { aNode } from '#tests/support/content/builders.ts';
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
