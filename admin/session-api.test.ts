import { describe, expect, it } from 'vitest';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { listCaches } from '#schemas/api/caches.ts';
import { createSessionApi } from './session-api.ts';

function aSession(answers: readonly number[]) {
  const fake = createFakeApi();
  const left = [...answers];
  fake.on(listCaches, () => {
    const status = left.shift() ?? 200;
    return status === 200 ? success([]) : failure(status);
  });
  return { fake, ...createSessionApi(fake) };
}

describe('the api of a session that ran out', () => {
  it('waits for a login and then makes the call again', async () => {
    const { api, gate, fake } = aSession([401]);
    const answer = api.call(listCaches, {});
    await expect.poll(() => gate.read()).toBe(true);

    gate.open();

    expect(await answer).toEqual(success([]));
    expect(fake.calls).toHaveLength(2);
    expect(gate.read()).toBe(false);
  });

  it('asks once for all the calls that were refused', async () => {
    const { api, gate } = aSession([401, 401]);
    let changes = 0;
    gate.subscribe(() => {
      changes += 1;
    });
    const answers = Promise.all([api.call(listCaches, {}), api.call(listCaches, {})]);
    await expect.poll(() => gate.read()).toBe(true);

    gate.open();

    expect(await answers).toEqual([success([]), success([])]);
    expect(changes).toBe(2);
  });

  it('passes every other refusal on', async () => {
    const { api, gate } = aSession([409]);

    expect(await api.call(listCaches, {})).toMatchObject({ statusCode: 409 });
    expect(gate.read()).toBe(false);
  });
});
