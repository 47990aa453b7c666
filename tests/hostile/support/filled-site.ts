import { jsonb } from '#server/db/jsonb.ts';
import { dataOf } from '#tests/support/buyer.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { Headers } from './callers.ts';

const FONT = JSON.stringify({
  family: 'Serif',
  weights: [400, 400],
  italic: false,
  hasSerifs: true,
  ascent: 0.9,
  descent: 0.2,
  lineGap: 0,
  width: 0.5,
  missing: '',
});
const FONT_FILE = { hash: 'a'.repeat(64), key: 'x', size: 1, licence: 'OFL', author: 'Ana' };

/** Adds what the sample shop does not have. */
export async function fillFirstSite(
  { app, services }: TestApp,
  { editor, customer }: { editor: Headers; customer: Headers },
) {
  const send = async (path: string, payload: object, headers = editor) =>
    dataOf<{ id: number }>(
      await app.inject({ method: 'POST', url: `/api/v1/${path}`, headers, payload }),
    );
  await send('directory/create', { name: 'Mapa' });
  const content = await send('pattern/take', { name: 'offer-gift', language: 'hr' });
  await send('pattern/create', { title: 'Ponuda', content });
  await send('redirect/create', { from: '/stara', to: '/nova' });
  await send('newsletter/web/subscribe', {
    email: 'gost@izlog.test',
    acceptedConsents: ['newsletter'],
  });
  const review = { target: { type: 'product', id: 1 }, body: 'Dobro', rating: 5 };
  const { id } = await send('comment/create', review, customer);
  await app.inject({
    method: 'PATCH',
    url: `/api/v1/comment/update/${id}`,
    headers: editor,
    payload: { published: true },
  });
  await app.inject({
    method: 'PUT',
    url: '/api/v1/option/update/CanAddReviews',
    headers: editor,
    payload: { value: false },
  });
  await app.db
    .insertInto('font_file')
    .values({ site_id: 1, family_id: 'own-serif', name: 'Serif', facts: FONT, ...FONT_FILE })
    .execute();
  await app.db
    .insertInto('form_answer')
    .values({
      ...{ site_id: 1, element_id: 1, node: 'prijava', title: 'Prijava', locale: 'hr' },
      answers: jsonb([{ label: 'Ime', kind: 'text', values: ['Ana'] }]),
    })
    .execute();
  const picture = await app.db
    .selectFrom('media')
    .select('id')
    .where('site_id', '=', 1)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await app.inject({
    method: 'DELETE',
    url: `/api/v1/media/delete/${picture.id}`,
    headers: editor,
  });
  services.failedRequests.note(1, '/nigdje');
  await services.failedRequests.flush();
}

/** Logs in as the customer of the sample shop. */
export async function customerOfFirst({ app, headers }: TestApp): Promise<Headers> {
  const payload = { username: 'kupac@izlog.test', password: 'Kupac#123', apiKey: '' };
  const response = await app.inject({ method: 'POST', url: '/api/v1/login', headers, payload });
  const { tokens } = dataOf<{ tokens: { accessToken: string } }>(response);
  return { ...headers, accesstoken: tokens.accessToken };
}
