/** What a form asks for while it is edited. */
export interface ConsentChoice {
  /** Consents that the form shows, in its order. */
  shown: readonly number[];
  required: readonly number[];
}

export function withConsent({ shown, required }: ConsentChoice, id: number): ConsentChoice {
  return { shown: [...shown, id], required };
}

/** What is not shown cannot be insisted on. */
export function withoutConsent({ shown, required }: ConsentChoice, id: number): ConsentChoice {
  return {
    shown: shown.filter((other) => other !== id),
    required: required.filter((other) => other !== id),
  };
}

export function withRequired(
  { shown, required }: ConsentChoice,
  id: number,
  isRequired: boolean,
): ConsentChoice {
  const others = required.filter((other) => other !== id);
  return { shown, required: isRequired ? [...others, id] : others };
}

/** Moves a consent by `by` places; at the end of the list it stays. */
export function moved({ shown, required }: ConsentChoice, id: number, by: -1 | 1): ConsentChoice {
  const from = shown.indexOf(id);
  const to = from + by;
  if (to < 0 || to >= shown.length) return { shown, required };
  const others = shown.filter((other) => other !== id);
  return { shown: [...others.slice(0, to), id, ...others.slice(to)], required };
}

export function isSameChoice(one: ConsentChoice, other: ConsentChoice): boolean {
  const sorted = ({ required }: ConsentChoice) => required.toSorted((a, b) => a - b).join();
  return one.shown.join() === other.shown.join() && sorted(one) === sorted(other);
}
