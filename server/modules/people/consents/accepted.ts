import type { AcceptedConsents, ConsentName } from './consents.ts';

/** A consent that can be named. */
interface Nameable {
  id: number;
  unique_number: string;
}

/** Finds consents by their names; a name that fits none is left out. */
export function idsOf(known: readonly Nameable[], names: readonly ConsentName[]): number[] {
  const ids = names.flatMap((name) => idOf(known, name) ?? []);
  return [...new Set(ids)];
}

/** Forms without scripts send ids as text, so a text that is no unique number may be an id. */
function idOf(known: readonly Nameable[], name: ConsentName): number | undefined {
  const found =
    known.find((one) => one.unique_number === name) ??
    known.find(({ id }) => String(id) === String(name));
  return found?.id;
}

/** Compares what was accepted with what the form asks for and insists on. */
export function judgeAccepted(
  asked: readonly Nameable[],
  required: readonly number[],
  accepted: readonly ConsentName[],
): AcceptedConsents {
  const ids = idsOf(asked, accepted);
  if (required.some((id) => !ids.includes(id))) return { ids, fault: 'required' };
  const isForeign = accepted.some((name) => idsOf(asked, [name]).length === 0);
  return { ids, fault: isForeign ? 'enum' : null };
}
