/** Statements that are kept planned; every one takes memory of the database for as long as it runs. */
const KEPT = 200;
/** A statement is worth keeping when it comes this often. */
const WORTH = 3;
/** Texts that are counted at a time; lists of many lengths make new texts without end. */
const COUNTED = 1_000;

/**
 * Names for the statements of one connection that come again and again: a named statement is read
 * and, where one plan is as good for all parameters, planned once. The embedded database spends
 * most of a short query on that. Only for a connection that is never shared through a pooler.
 */
export function statementNames(): (statement: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (statement) => {
    const name = names.get(statement);
    if (name || names.size >= KEPT) return name;
    const count = (counts.get(statement) ?? 0) + 1;
    if (count < WORTH) {
      if (counts.size >= COUNTED) counts.clear();
      counts.set(statement, count);
      return undefined;
    }
    counts.delete(statement);
    const next = `kept_${names.size}`;
    names.set(statement, next);
    return next;
  };
}
