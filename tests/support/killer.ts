import type { KyselyPlugin } from 'kysely';

/** Moments of a statement: before it goes, on its way, after its answer, and a little later. */
const PHASES = 4;

/** Kills this process at a point of its work with the database. */
export interface Killer {
  plugin: KyselyPlugin;
  /** From now on points are counted from 0; at this one the process dies. */
  arm(point: number): void;
  /** Points that were passed since it was armed. */
  points(): number;
}

export function createKiller(): Killer {
  let deadline: number | null = null;
  let statements = 0;

  const die = () => process.kill(process.pid, 'SIGKILL');
  const pass = (phase: number) => {
    if (deadline !== statements * PHASES + phase) return;
    // The middle of a statement, or of the commit behind it, is reached by giving way once.
    if (phase % 2 === 0) die();
    else setImmediate(die);
  };
  return {
    plugin: {
      transformQuery({ node }) {
        pass(0);
        pass(1);
        return node;
      },
      async transformResult({ result }) {
        pass(2);
        pass(3);
        if (deadline !== null) statements += 1;
        return result;
      },
    },
    arm(point) {
      deadline = point;
      statements = 0;
    },
    points: () => statements * PHASES,
  };
}
