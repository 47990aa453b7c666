import type { Element, ElementContent } from '#schemas/content/element.ts';
import { sampleAccounts } from '#server/seed/site/accounts.ts';

/** What tools do on a running sample shop as its editor. */
export interface EditorClient {
  /** Cookies of the session, for a browser that goes on as the same editor. */
  cookies: readonly { name: string; value: string; url: string }[];
  /** Data of a call's answer; throws with the whole answer where it is none. */
  call<T>(path: string, body: object): Promise<T>;
  /** Makes an element and publishes it. */
  publish(content: ElementContent): Promise<void>;
}

/** Logs the editor of the sample accounts in. */
export async function editorClient(url: string): Promise<EditorClient> {
  const jar = new Map<string, string>();
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-izlog-client': 'browser',
    siteId: '1',
  };
  const call = async <T>(path: string, body: object): Promise<T> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${url}/api/v1/${path}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return (await answer.json()).data;
  };
  const site = await call<{ apiKeyToken: string }>('master/domainDetect', { referer: `${url}/` });
  headers['apiKey'] = site.apiKeyToken;
  const [editor] = sampleAccounts;
  const { email: username, password } = editor ?? {};
  await call('login', { username, password, apiKey: site.apiKeyToken });
  return {
    cookies: [...jar].map(([name, value]) => ({ name, value, url })),
    call,
    async publish(content) {
      const { id } = await call<Element>('element/create', content);
      await call(`element/${id}/publish`, {});
    },
  };
}
