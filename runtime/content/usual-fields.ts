import { fieldsOf } from './block-fields.ts';
import { isRecord } from './json.ts';
import type { BlockLookup } from './types.ts';

/** What a schema says of a field; only our keywords are asked. */
export type FieldRules = Readonly<Record<string, unknown>>;
/** Finds a field by its name. */
export type RulesOf = (name: string) => FieldRules | undefined;

/** What blocks agree upon for a field of a name: for bags whose block is not known. */
export function usualFields(registry: BlockLookup): RulesOf {
  const known = rulesByName(registry);
  return (name) => {
    const [rules, ...others] = known.get(name) ?? [];
    return others.length > 0 ? undefined : rules;
  };
}

/** As `usualFields`, but where blocks differ, the rules that a value looks like. */
export function likelyFields(
  registry: BlockLookup,
): (name: string, value: unknown) => FieldRules | undefined {
  const known = rulesByName(registry);
  return (name, value) => {
    const rules = known.get(name) ?? [];
    return rules.length > 1 ? rules.find((one) => looksLike(one, value)) : rules[0];
  };
}

function looksLike(rules: FieldRules, value: unknown): boolean {
  const isDocument = isRecord(value) && value['type'] === 'doc';
  if (rules['x-control'] === 'richtext') return isDocument;
  return !isDocument && (rules['type'] === undefined || rules['type'] === typeof value);
}

/** One of the rules that fields of a name have for each control. */
function rulesByName(registry: BlockLookup): Map<string, FieldRules[]> {
  const known = new Map<string, FieldRules[]>();
  for (const { schema } of registry.all?.() ?? []) {
    for (const { name, schema: rules } of fieldsOf(schema).list) {
      const others = known.get(name) ?? [];
      const isNew = others.every((other) => other['x-control'] !== rules['x-control']);
      if (isNew) known.set(name, [...others, rules]);
    }
  }
  return known;
}
