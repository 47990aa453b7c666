import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { submitForm } from '#tests/support/submit-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  await sell(test.app, aProduct({ id: 1, cents: 1990 }));
});

const REVIEW = { targetType: 'product', targetId: '1', body: 'Odličan serum.', rating: '5' };

/** Sends the form; where it leads. */
async function review(more: Record<string, string>, headers: Record<string, string> = {}) {
  const fields = { ...REVIEW, redirect: '/product/x', ...more };
  return (await submitForm(test, { path: 'komentar', fields, headers })).headers.location;
}

async function customer() {
  await test.services.auth.createAccount(anAccount());
  const { tokens } = await logIn(test.app, test.headers, 'kupac@izlog.test');
  return { accesstoken: tokens.accessToken };
}

const set = (key: string, value: boolean) => test.services.site.saveOption(1, key, value);
const stored = () => test.database.db.selectFrom('comment').selectAll().execute();

describe('a review by a form', () => {
  it('waits for an editor, or stands at once where the option says so', async () => {
    const who = await customer();

    expect(await review({}, who)).toBe('/product/x?poruka=comment-awaits-approval');
    expect(await stored()).toMatchObject([
      { body: 'Odličan serum.', rating: 5, published: false, author: 'Ana K.' },
    ]);

    await set('RequireAdminPublishing', false);
    await set('OneUserOneComment', false);
    expect(await review({ rating: '' }, who)).toBe('/product/x?poruka=comment-published');
  });

  it('says why it is refused', async () => {
    const who = await customer();

    expect(await review({})).toBe('/product/x?poruka=comment-needs-login');
    expect(await review({ body: ' ', rating: '' }, who)).toBe('/product/x?poruka=check-form');
    expect(await review({ rating: '6' }, who)).toBe('/product/x?poruka=check-form');
    await review({}, who);
    await set('UserCanEditComment', false);
    expect(await review({}, who)).toBe('/product/x?poruka=comment-exists');
    await set('CanAddReviews', false);
    expect(await review({}, who)).toBe('/product/x?poruka=comments-closed');
    expect(await review({ targetType: 'order' }, who)).toBe('/product/x?poruka=try-again');
    expect(await stored()).toHaveLength(1);
  });

  it('takes the place of the first where users may change what they wrote (REV-02)', async () => {
    const who = await customer();
    await set('RequireAdminPublishing', false);
    await review({}, who);

    expect(await review({ body: 'Ipak samo dobar.', rating: '4' }, who)).toBe(
      '/product/x?poruka=comment-changed',
    );
    expect(await stored()).toMatchObject([{ body: 'Ipak samo dobar.', rating: 4 }]);

    expect(await review({ body: '', rating: '3' }, who)).toBe('/product/x?poruka=comment-changed');
    expect(await stored()).toMatchObject([{ body: 'Ipak samo dobar.', rating: 3 }]);
    expect(await review({ rating: '9' }, who)).toBe('/product/x?poruka=check-form');

    await set('RequireAdminPublishing', true);
    expect(await review({}, who)).toBe('/product/x?poruka=comment-awaits-approval');
    expect(await stored()).toMatchObject([{ body: 'Odličan serum.', published: false }]);
  });
});
