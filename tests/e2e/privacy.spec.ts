import { type APIResponse, type BrowserContext, expect } from '@playwright/test';

import { EDITOR, logIn, test } from './support.ts';

/** Somebody who reads the shop; `traces` are only where their own page may show them. */
interface Reader {
  traces: string[];
  context: BrowserContext;
}

const SHOPPERS = [
  { firstName: 'Zvonimirka', lastName: 'Tajnovska', email: 'zvonimirka@primjer.test' },
  { firstName: 'Vjekoslavka', lastName: 'Skrivenska', email: 'vjekoslavka@primjer.test' },
];
/** Pages that are made for whoever asks. */
const PERSONAL = ['/profil', '/profil?tab=orders', '/kosarica', '/naplata', '/prijava'];
const PAGES = 15;
const ROUNDS = 2;

async function register(context: BrowserContext, person: (typeof SHOPPERS)[number]) {
  const site = await context.request.post('/api/v1/master/domainDetect', {
    data: { referer: 'http://127.0.0.1/' },
  });
  const password = 'Plavetnilo#7';
  const response = await context.request.post('/api/v1/user/web/register', {
    headers: {
      'x-izlog-client': 'browser',
      apiKey: (await site.json()).data.apiKeyToken,
    },
    data: {
      ...person,
      password,
      confirmedPassword: password,
      acceptedConsents: ['uvjeti-kupnje'],
    },
  });
  expect(response.status(), await response.text()).toBe(200);
}

/** Paths of the sitemap, spread over all that it names, and what asks for the editor. */
async function publicPaths(context: BrowserContext): Promise<string[]> {
  const xml = await (await context.request.get('/sitemap.xml')).text();
  const all = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
  const step = Math.ceil(all.length / PAGES);
  const some = all.filter((_path, at) => at % step === 0);
  return ['/', ...some, '/pretraga?q=krema', '/?editPage=true', '/objave?mobileView=true'];
}

/** What readers were given, and what they should not have been. */
class Given {
  readonly faults: string[] = [];
  readonly shared = new Map<string, Set<string>>();
  personal = 0;
  readonly #readers: readonly Reader[];

  constructor(readers: readonly Reader[]) {
    this.#readers = readers;
  }

  async note(path: string, reader: Reader, response: APIResponse): Promise<void> {
    const headers = response.headers();
    const text = await response.text();
    const isPersonal = (headers['cache-control'] ?? '').includes('no-store');
    const traces = this.#readers
      .filter((each) => !isPersonal || each !== reader)
      .flatMap((each) => each.traces);
    const seen = traces.find((trace) => text.includes(trace));
    if (seen) this.faults.push(`${path} shows ${seen}`);
    if (isPersonal) this.personal += 1;
    else this.#share(path, text, headers['set-cookie']);
  }

  #share(path: string, text: string, cookie: string | undefined) {
    if (cookie) this.faults.push(`${path} sets a cookie`);
    const texts = this.shared.get(path) ?? new Set();
    this.shared.set(path, texts.add(text));
  }
}

test('no reader gets a byte that was made for another, however they take turns (S34)', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const open = () => browser.newContext({ baseURL: baseURL ?? '' });
  const readers: Reader[] = [{ traces: [], context: await open() }];
  for (const person of SHOPPERS) {
    const context = await open();
    await register(context, person);
    readers.push({ traces: [person.firstName, person.lastName, person.email], context });
  }
  const editor = await open();
  await logIn(editor, EDITOR);
  readers.push({ traces: [EDITOR.email], context: editor });
  const paths = [...(await publicPaths(editor)), ...PERSONAL];
  const given = new Given(readers);

  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, path] of paths.entries()) {
      const from = (at + round) % readers.length;
      for (const reader of [...readers.slice(from), ...readers.slice(0, from)]) {
        await given.note(path, reader, await reader.context.request.get(path, { maxRedirects: 0 }));
      }
    }
  }

  expect(given.faults).toEqual([]);
  expect(given.personal).toBeGreaterThan(PERSONAL.length * ROUNDS);
  expect(given.shared.size).toBeGreaterThan(PAGES / 2);
  const differing = [...given.shared].filter(([, texts]) => texts.size > 1);
  expect(differing.map(([path]) => path)).toEqual([]);
  for (const { context } of readers) await context.close();
});
