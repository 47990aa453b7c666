import type { APIRequestContext } from '@playwright/test';
import type { Element } from '#schemas/content/element.ts';

import { EDITOR, logIn, test as quietTest } from './support.ts';

/**
 * A test that edits the shop: whatever it saves or publishes on the home page is as it was before,
 * once its pages are closed. So no test depends on another, and none on the order.
 */
export const test = quietTest.extend<{ restored: undefined }, { back: APIRequestContext }>({
  back: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const options = baseURL ? { baseURL } : {};
      const caller = await browser.newContext(options);
      const extraHTTPHeaders = await logIn(caller, EDITOR);
      const storageState = await caller.storageState();
      await caller.close();
      const context = await browser.newContext({ ...options, extraHTTPHeaders, storageState });
      await use(context.request);
      await context.close();
    },
    { scope: 'worker' },
  ],
  restored: [
    async ({ back }, use) => {
      const before = await elementsOfHome(back);
      await use(undefined);
      const after = await elementsOfHome(back);
      for (const { id, rev } of before) {
        const isChanged = after.some((element) => element.id === id && element.rev !== rev);
        if (isChanged) await restore(back, id, rev);
      }
    },
    { auto: true },
  ],
});

interface OpenedElements {
  page: Element;
  statics: Element[];
  masters: Element[];
}

async function elementsOfHome(request: APIRequestContext): Promise<Element[]> {
  const answer = await request.get('/api/v1/editor/open?path=/&locale=hr');
  const { data }: { data: OpenedElements } = await answer.json();
  return [data.page, ...data.statics, ...data.masters];
}

async function restore(request: APIRequestContext, id: number, rev: number): Promise<void> {
  const call = async (action: string, data: object) => {
    const answer = await request.post(`/api/v1/element/${id}/${action}`, {
      data,
    });
    if (!answer.ok()) throw new Error(`${action} of ${id}: ${await answer.text()}`);
  };
  await call('revert', { rev });
  await call('publish', {});
}
