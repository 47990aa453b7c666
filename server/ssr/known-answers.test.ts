import { describe, expect, it, vi } from 'vitest';
import { aBus } from '#tests/support/a-bus.ts';
import { createKnownAnswers } from './known-answers.ts';

function aMemory() {
  const bus = aBus();
  const log = { error: vi.fn() };
  const answers = createKnownAnswers({ bus, log: log as never });
  const asked = vi.fn();
  /** Asks what the server would answer with `value`; returns the answer and the tags it left. */
  async function ask(question: string, value: unknown, answerTags: readonly string[] = []) {
    const tags = new Set<string>();
    const answer = await answers.get(question, tags, async (own) => {
      asked(question);
      for (const tag of answerTags) own.add(tag);
      return value;
    });
    return { answer, tags: [...tags] };
  }
  return { bus, answers, ask, asked };
}

describe('known answers', () => {
  it('ask the server once, and leave the tags of the answer every time', async () => {
    const { ask, asked } = aMemory();

    const first = await ask('products', ['krema'], ['products', 'product:1']);
    const second = await ask('products', ['another'], []);

    expect(second).toEqual(first);
    expect(second.tags).toEqual(['products', 'product:1']);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('ask again when a tag of the answer changes, and only then', async () => {
    const { ask, bus } = aMemory();
    await ask('products', ['krema'], ['products']);

    await bus.publish(['posts']);
    expect((await ask('products', ['losion'], ['products'])).answer).toEqual(['krema']);

    await bus.publish(['products']);
    expect((await ask('products', ['losion'], ['products'])).answer).toEqual(['losion']);
  });

  it('do not keep what was read before a change that came while it was read', async () => {
    const { answers, ask, bus } = aMemory();
    await answers.get('products', new Set(), async (own) => {
      own.add('products');
      await bus.publish(['products']);
      return 'before';
    });

    expect((await ask('products', 'after')).answer).toBe('after');
  });

  it('keep no failed call', async () => {
    const { ask } = aMemory();
    await ask('products', { errored: true, statusCode: 500 });

    expect((await ask('products', { errored: false, data: [] })).answer).toEqual({
      errored: false,
      data: [],
    });
  });

  it('are frozen, because many renders share them', async () => {
    const { ask } = aMemory();

    const { answer } = await ask('products', { records: [{ name: 'krema' }] });

    expect(() =>
      Object.assign((answer as { records: object[] }).records[0] ?? {}, { name: 'x' }),
    ).toThrow(TypeError);
  });

  it('are the same objects as before where nothing of them changed', async () => {
    const { ask, bus } = aMemory();
    const list = (name: string) => ({ records: [{ name }, { name: 'losion' }] });
    const before = (await ask('products', list('krema'), ['products'])).answer;
    await bus.publish(['products']);
    const same = (await ask('products', list('krema'), ['products'])).answer;
    await bus.publish(['products']);
    const other = (await ask('products', list('gel'), ['products'])).answer as typeof before;

    expect(same).toBe(before);
    expect(other).toEqual(list('gel'));
    expect((other as ReturnType<typeof list>).records[1]).toBe(
      (before as ReturnType<typeof list>).records[1],
    );
  });
});
