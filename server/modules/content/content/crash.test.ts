import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Element } from '#schemas/content/element.ts';
import { PASSWORD } from '#tests/support/accounts.ts';
import { buildProgram } from '#tests/support/built-program.ts';
import { aNode } from '#tests/support/content/builders.ts';
import { aPage, settingTitle } from '#tests/support/editor-client.ts';
import { newDatabaseFolder } from '#tests/support/pglite.ts';
import { waitUntil } from '#tests/support/wait-until.ts';

/** Saves after which the server is killed. */
const BURST = 60;
const WRITERS = ['first', 'second', 'third', 'fourth'];

let server: ChildProcess | null = null;
let origin = '';
let saves = 0;
let isKilled = false;
let program: string;
let dataDir: string;

beforeAll(async () => {
  program = await buildProgram('tests/support/crash-server.ts');
  dataDir = await newDatabaseFolder();
});

afterEach(() => {
  server?.kill('SIGKILL');
});

async function startServer() {
  server = spawn(process.execPath, [program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of server.stdout ?? []) {
    origin = String(chunk).trim();
    return;
  }
  throw new Error('The server ended before it was ready.');
}

async function killServer() {
  const ended = server && once(server, 'exit');
  isKilled = true;
  server?.kill('SIGKILL');
  await ended;
}

async function call<T>(
  path: string,
  headers: Record<string, string>,
  method = 'GET',
  body?: object,
) {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const { data }: { data: T } = JSON.parse(await response.text());
  return data;
}

/** Logs in as the editor; the header `sec-fetch-site` makes it a page of the site. */
async function logIn() {
  const page = { 'sec-fetch-site': 'same-origin' };
  const body = { username: 'urednik@izlog.test', password: PASSWORD, apiKey: '' };
  const { tokens } = await call<{ tokens: { accessToken: string } }>('/login', page, 'POST', body);
  return { ...page, accesstoken: tokens.accessToken };
}

/** Saves the writer's node again and again; answers the last title and revision that were acknowledged. */
async function saveUntilDeath(id: number, node: string, headers: Record<string, string>) {
  let acknowledged = { title: 0, rev: 1 };
  for (let title = 1; ; title += 1) {
    const body = { baseRev: acknowledged.rev, patches: [settingTitle(String(title), node)] };
    try {
      const { rev } = await call<{ rev: number }>(`/element/update/${id}`, headers, 'PATCH', body);
      acknowledged = { title, rev };
      saves += 1;
    } catch (error) {
      if (!isKilled) throw error;
      return { node, ...acknowledged };
    }
  }
}

describe('a server that is killed in a burst of saves', () => {
  it('has every acknowledged save when it comes back', async () => {
    await startServer();
    const headers = await logIn();
    const parts = WRITERS.map((id) => aNode(id, { meta: { title: '0' } }));
    const page = await call<Element>('/element/create', headers, 'POST', aPage({ parts }));

    const writers = WRITERS.map((node) => saveUntilDeath(page.id, node, headers));
    await waitUntil(async () => saves >= BURST, 120_000);
    await killServer();
    const acknowledged = await Promise.all(writers);
    await startServer();

    const draft = await call<Element>(`/element/get/${page.id}`, headers);
    const lastRev = Math.max(...acknowledged.map(({ rev }) => rev));
    const last = await call<Element>(`/element/${page.id}/revisions/${lastRev}`, headers);
    expect(lastRev).toBeGreaterThan(BURST);
    expect(draft.rev).toBeGreaterThanOrEqual(lastRev);
    expect(last.rev).toBe(lastRev);
    for (const { node, title } of acknowledged) {
      const stored = draft.parts.find(({ id }) => id === node)?.meta?.['title'];
      // A save that was stored but not answered any more may be there too.
      expect([String(title), String(title + 1)]).toContain(stored);
    }
  });
});
