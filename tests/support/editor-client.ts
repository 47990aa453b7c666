import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Role } from '#domain/people/roles.ts';
import { createContentRules } from '#runtime/content/rules.ts';
import type { Element, ElementContent, Node, Patch } from '#schemas/content/element.ts';
import type { SiteEntry } from '#schemas/site-entry.ts';
import { anAccount, logIn } from './accounts.ts';
import { aContent, aNode } from './content/builders.ts';
import { toyRegistry } from './content/toy-blocks.ts';
import { fakeEntry, type TestApp } from './test-app.ts';

/** The real rules of content over the toy blocks. */
export const toyEntry: SiteEntry = { ...fakeEntry, content: createContentRules(toyRegistry) };

/** A page with one banner. */
export function aPage(changes: Partial<ElementContent> = {}): ElementContent {
  return aContent({
    slug: 'savjeti',
    meta: { title: 'Savjeti' },
    parts: [aNode('hero', { meta: { title: 'Mir i more', subtitle: 'Njega' } })],
    ...changes,
  });
}

/** A master section with one banner. */
export function aSection(root: Partial<Node> = {}): ElementContent {
  return aContent({
    type: 'section',
    slug: '',
    meta: { title: 'Zimska njega' },
    parts: [aNode('root', { meta: { title: 'Zima' }, ...root })],
  });
}

/** Sets one field of a node's meta. */
export function settingTitle(value: unknown, node = 'hero', field = 'title'): Patch {
  return { op: 'replace', path: ['nodes', node, 'meta', field], value };
}

/** A back-office user at the API. */
export interface EditorClient {
  send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<LightMyRequestResponse>;
  /** Creates an element and answers it; throws when it was refused. */
  create(content: ElementContent): Promise<Element>;
  patch(
    id: number,
    baseRev: number,
    patches: readonly Patch[],
    force?: boolean,
  ): Promise<LightMyRequestResponse>;
  publish(id: number, payload?: object): Promise<LightMyRequestResponse>;
  draft(id: number): Promise<Element>;
}

/** Makes the account of an editor, or of an owner, and logs in. */
export async function createEditor(
  { app, services, headers }: TestApp,
  person: { email?: string; firstName?: string; lastName?: string; role?: Role } = {},
): Promise<EditorClient> {
  const email = person.email ?? 'urednik@izlog.test';
  await services.auth.createAccount(anAccount({ ...person, email, scope: 'backoffice' }));
  const { tokens } = await logIn(app, headers, email);
  return clientOf(app, { ...headers, accesstoken: tokens.accessToken });
}

function clientOf(app: FastifyInstance, headers: Record<string, string>): EditorClient {
  const send: EditorClient['send'] = (method, url, payload) =>
    app.inject({ method, url: `/api/v1${url}`, headers, ...(payload && { payload }) });
  const elementOf = (response: LightMyRequestResponse): Element => {
    if (response.statusCode !== 200) throw new Error(`Refused: ${response.body}`);
    return response.json<{ data: Element }>().data;
  };
  return {
    send,
    create: async (content) => elementOf(await send('POST', '/element/create', content)),
    patch: (id, baseRev, patches, force) =>
      send('PATCH', `/element/update/${id}`, {
        baseRev,
        patches,
        ...(force !== undefined && { force }),
      }),
    publish: (id, payload = {}) => send('POST', `/element/${id}/publish`, payload),
    draft: async (id) => elementOf(await send('GET', `/element/get/${id}`)),
  };
}
