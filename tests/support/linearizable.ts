/** A call of a history: when it was made and answered, what it asked for and what it was told. */
export interface Recorded<Call, Answer> {
  from: number;
  to: number;
  call: Call;
  answer: Answer;
}

/** What one thing that everybody shares may do: its state after a call, or null where the answer is wrong. */
export type Specification<State, Call, Answer> = (
  state: State,
  call: Call,
  answer: Answer,
) => { state: State } | null;

/** Makes a call and writes down when it began and ended. */
export async function record<Call, Answer>(
  history: Recorded<Call, Answer>[],
  call: Call,
  make: () => Promise<Answer>,
): Promise<Answer> {
  const from = performance.now();
  const answer = await make();
  history.push({ from, to: performance.now(), call, answer });
  return answer;
}

/**
 * Whether there is an order, one call after the other, in which every answer is right and no call
 * comes before one that had ended when it began (Herlihy and Wing; the search of Wing and Gong, with
 * Lowe's memory of what was tried).
 */
export function isLinearizable<State, Call, Answer>(
  history: readonly Recorded<Call, Answer>[],
  start: State,
  step: Specification<State, Call, Answer>,
): boolean {
  const tried = new Set<string>();

  function search(left: readonly number[], state: State): boolean {
    if (left.length === 0) return true;
    const key = `${left.join()}|${JSON.stringify(state)}`;
    if (tried.has(key)) return false;
    tried.add(key);
    const firstEnd = Math.min(...left.map((index) => history[index]?.to ?? 0));
    return left.some((index) => {
      const one = history[index];
      if (!one || one.from > firstEnd) return false;
      const next = step(state, one.call, one.answer);
      return (
        next !== null &&
        search(
          left.filter((other) => other !== index),
          next.state,
        )
      );
    });
  }

  return search(
    history.map((_, index) => index),
    start,
  );
}
