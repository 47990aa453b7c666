import { allBlocks } from '#blocks/all-blocks.ts';
import type { AnyBlock, SlotDefinition } from '#runtime/define-block.ts';
import { hasWords, words } from './words.ts';

/** A slot of a block in words. */
export interface SlotFact {
  name: string;
  label: string;
  accepts: string;
  amount: string;
  condition: string | undefined;
}

export function slotFacts(block: AnyBlock): SlotFact[] {
  return Object.entries(block.slots ?? {}).map(([name, slot]) => ({
    name,
    label: slotLabel(block, name),
    accepts: acceptsOf(slot),
    amount: amountOf(slot),
    condition:
      slot.when &&
      `Shows where “${block.texts('en').fields[slot.when.field]}” is at least ${slot.when.atLeast}`,
  }));
}

/** Name of a slot for people. */
export function slotLabel(block: AnyBlock, name: string): string {
  return block.texts('en').slots?.[name] ?? name;
}

function acceptsOf({ allow }: SlotDefinition): string {
  if (!allow) return 'All blocks but those of header and footer';
  return allow.map(titleOf).join(', ');
}

function amountOf({ min, max }: SlotDefinition): string {
  return [min !== undefined && `at least ${min}`, max !== undefined && `at most ${max}`]
    .filter(Boolean)
    .join(', ');
}

/** Where a slot of another block is made for this one. */
export interface Home {
  block: AnyBlock;
  slot: string;
}

/** The slots that are made for a block, by name. */
export function homesOf(block: AnyBlock): Home[] {
  return allBlocks.flatMap((parent) =>
    Object.entries(parent.slots ?? {})
      .filter(([, { allow }]) => allow?.includes(block.type))
      .map(([slot]) => ({ block: parent, slot })),
  );
}

/** Duties of a block, and where it may stand: a sentence each. */
export function dutyWords(block: AnyBlock): string[] {
  const { provides, requires, after, unique, inside } = block.contract ?? {};
  return [
    provides && `Gives its page ${promises(provides)}.`,
    requires && `Needs on the same page ${promises(requires)}.`,
    after && `Stands after ${promises(after)}, where the page has it.`,
    unique && 'Stands on a page once.',
    inside && `Works only ${promises([inside])}, where the page has it.`,
  ].filter((sentence) => typeof sentence === 'string');
}

/** Where a block may stand: a sentence each, at least one. */
export function placeWords(block: AnyBlock): string[] {
  const { on, notOn } = block.contract ?? {};
  const homes = homesOf(block).map(
    ({ block: parent, slot }) => `“${slotLabel(parent, slot)}” of ${titleOf(parent.type)}`,
  );
  return [
    on && `Only on: ${on.map(pageName).join(', ')}.`,
    notOn && `Not on: ${notOn.map(pageName).join(', ')}.`,
    !on && placeByCategory(block),
    homes.length > 0 && `Made for the slots ${homes.join(', ')}.`,
  ].filter((sentence) => typeof sentence === 'string');
}

function placeByCategory({ category, contract }: AnyBlock): string {
  if (category === 'chrome') return 'In header and footer only.';
  return contract?.notOn ? 'On every other page.' : 'On every page.';
}

function promises(names: readonly string[]): string {
  return names.map((name) => known(`promise.${name}`)).join(', ');
}

function pageName(name: string): string {
  return known(`systemPage.${name}`);
}

function known(key: string): string {
  if (!hasWords(key)) throw new Error(`Izlog: locales/en has no text "${key}". Add it.`);
  return words(key);
}

function titleOf(type: string): string {
  return allBlocks.find((block) => block.type === type)?.texts('en').title ?? type;
}
