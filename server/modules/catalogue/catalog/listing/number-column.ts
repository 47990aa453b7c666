import { BitSet } from './bit-set.ts';

/** Numbers of products by their slots; a product with variants may have several. */
export class NumberColumn {
  private first = new Float64Array(64).fill(Number.NaN);
  private readonly further = new Map<number, number[]>();

  add(slot: number, value: number) {
    if (slot >= this.first.length) this.grow(slot + 1);
    if (Number.isNaN(this.first[slot])) this.first[slot] = value;
    else this.further.set(slot, [...(this.further.get(slot) ?? []), value]);
  }

  delete(slot: number) {
    if (slot < this.first.length) this.first[slot] = Number.NaN;
    this.further.delete(slot);
  }

  /** The first number; infinite when there is none. */
  at(slot: number): number {
    const value = this.first[slot] ?? Number.NaN;
    return Number.isNaN(value) ? Number.POSITIVE_INFINITY : value;
  }

  /** Slots with a number within the bounds, both included. */
  between(min: number, max: number): BitSet {
    const slots = new BitSet();
    for (let slot = 0; slot < this.first.length; slot += 1) {
      const value = this.first[slot] ?? Number.NaN;
      if (value >= min && value <= max) slots.add(slot);
    }
    for (const [slot, values] of this.further) {
      if (values.some((value) => value >= min && value <= max)) slots.add(slot);
    }
    return slots;
  }

  /** The least and the greatest number among the slots, and how many of them have one. */
  boundsIn(slots: BitSet): { min: number; max: number; total: number } | null {
    const bounds = { min: Infinity, max: -Infinity, total: 0 };
    const widen = (value: number) => {
      if (value < bounds.min) bounds.min = value;
      if (value > bounds.max) bounds.max = value;
    };
    slots.eachValue((slot) => {
      const value = this.first[slot] ?? Number.NaN;
      if (Number.isNaN(value)) return;
      bounds.total += 1;
      widen(value);
    });
    for (const [slot, values] of this.further) if (slots.has(slot)) values.forEach(widen);
    return bounds.total > 0 ? bounds : null;
  }

  private grow(needed: number) {
    const first = new Float64Array(Math.max(needed, this.first.length * 2)).fill(Number.NaN);
    first.set(this.first);
    this.first = first;
  }
}
