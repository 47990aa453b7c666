import { describe, expect, it, vi } from 'vitest';
import { createProblemLog } from './problem-log.ts';

const PROBLEM = {
  kind: 'section-failed',
  elementId: 1,
  nodeId: 'hero1',
  block: 'hero',
  message: 'title is not a text',
};

function aLog() {
  const warn = vi.fn();
  return { warn, log: createProblemLog({ warn }) };
}

describe('problem log', () => {
  it('writes one line for a problem that every render meets', () => {
    const { warn, log } = aLog();

    for (let i = 0; i < 50; i += 1) log.note(PROBLEM, 3);

    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toEqual({ ...PROBLEM, rev: 3 });
  });

  it('writes again when the element was changed and is still faulty', () => {
    const { warn, log } = aLog();

    log.note(PROBLEM, 3);
    log.note(PROBLEM, 4);

    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('tells problems of different nodes and kinds apart', () => {
    const { warn, log } = aLog();

    log.note(PROBLEM, 3);
    log.note({ ...PROBLEM, nodeId: 'hero2' }, 3);
    log.note({ ...PROBLEM, kind: 'unknown-block' }, 3);

    expect(warn).toHaveBeenCalledTimes(3);
  });
});
