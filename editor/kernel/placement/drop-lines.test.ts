import { describe, expect, it } from 'vitest';

import type { ShownList } from '../store/titles/slot-list.ts';
import {
  type Box,
  isRow,
  legalLines,
  linesOf,
  type MeasuredList,
  stepLine,
  targetAt,
} from './drop-lines.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});

function aList(changes: Partial<ShownList> = {}): ShownList {
  return {
    list: { elementId: 1, nodeId: null, slot: null },
    parent: null,
    keys: [],
    before: 0,
    closed: null,
    ...changes,
  };
}

function measured(
  list: ShownList,
  boxes: (Box | null)[],
  changes: Partial<MeasuredList> = {},
): MeasuredList {
  return { list, boxes, area: box(0, 0, 100, 300), depth: 0, refusal: null, ...changes };
}

/** Two sections of 100 px; the second holds a slot with one node in the middle. */
function aPage(): MeasuredList[] {
  const sections = aList({ keys: ['1/a', '1/c'] });
  const slot = aList({
    list: { elementId: 1, nodeId: 'c', slot: 'main' },
    parent: '1/c',
    keys: ['1/d'],
  });
  return [
    measured(sections, [box(0, 0, 100, 100), box(0, 100, 100, 200)]),
    measured(slot, [box(0, 150, 100, 100)], { area: box(0, 120, 100, 160), depth: 1 }),
  ];
}

describe('drop lines', () => {
  it('lie above, between and below nodes that stand one below the other', () => {
    const lines = linesOf(
      measured(aList({ keys: ['a', 'b'] }), [box(0, 0, 100, 40), box(0, 60, 100, 40)]),
    );

    expect(lines.map((line) => line.box.top + 2)).toEqual([0, 50, 100]);
    expect(lines.map((line) => line.place.index)).toEqual([0, 1, 2]);
  });

  it('stand between nodes that lie side by side, and begin a new row before its first node', () => {
    const grid = [box(0, 0, 40, 40), box(60, 0, 40, 40), box(0, 60, 40, 40)];

    const lines = linesOf(measured(aList({ keys: ['a', 'b', 'c'] }), grid));

    expect(isRow(grid)).toBe(true);
    expect(lines.map((line) => line.box.left + 2)).toEqual([-4, 50, -4, 44]);
    expect(lines.map((line) => line.box.top)).toEqual([0, 0, 60, 60]);
  });

  it('lie in the middle of an empty list', () => {
    const [line] = linesOf(measured(aList(), [], { area: box(0, 100, 80, 60) }));

    expect(line).toMatchObject({ position: 0, box: { top: 128, width: 80 } });
  });

  it('leave out nodes that do not show here, without losing their place', () => {
    const lines = linesOf(
      measured(aList({ keys: ['a', 'hidden', 'b'] }), [
        box(0, 0, 100, 40),
        null,
        box(0, 40, 100, 40),
      ]),
    );

    expect(lines.map((line) => line.place.index)).toEqual([0, 1, 2, 3]);
  });

  it('begin behind the nodes of the master in a slot that is extended', () => {
    const lines = linesOf(
      measured(aList({ keys: ['m', 'own'], before: 1 }), [box(0, 0, 100, 40), box(0, 40, 100, 40)]),
    );

    expect(lines.map((line) => [line.position, line.place.index])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });
});

describe('the target under a pointer', () => {
  it('is the nearest line of the deepest list', () => {
    expect(targetAt({ x: 50, y: 160 }, aPage()).line?.id).toBe('1:c::main@0');
    expect(targetAt({ x: 50, y: 240 }, aPage()).line?.id).toBe('1:c::main@1');
  });

  it('is a line of the list around it near the edge of a slot', () => {
    expect(targetAt({ x: 50, y: 122 }, aPage()).line?.id).toBe('1:::@1');
  });

  it('is a line of the list around a slot that refuses', () => {
    const [sections, slot] = aPage();
    const lists = [sections!, { ...slot!, refusal: 'notAllowed' as const }];

    expect(targetAt({ x: 50, y: 240 }, lists).line?.id).toBe('1:::@2');
  });

  it('is none, with the reason, where everything refuses', () => {
    const lists = aPage().map((list) => ({ ...list, refusal: 'full' as const }));

    expect(targetAt({ x: 50, y: 160 }, lists)).toEqual({ line: null, refusal: 'full' });
  });

  it('is nothing beside the page', () => {
    expect(targetAt({ x: 500, y: 160 }, aPage())).toEqual({ line: null, refusal: null });
  });
});

describe('the lines for the keyboard', () => {
  it('come in the order of the page, those inside a node before the line behind it', () => {
    expect(legalLines(aPage()).map(({ id }) => id)).toEqual([
      '1:::@0',
      '1:::@1',
      '1:c::main@0',
      '1:c::main@1',
      '1:::@2',
    ]);
  });

  it('are stepped through and end at both ends', () => {
    const lines = legalLines(aPage());

    expect(stepLine(lines, null, 1)?.id).toBe('1:::@0');
    expect(stepLine(lines, '1:::@1', 1)?.id).toBe('1:c::main@0');
    expect(stepLine(lines, '1:::@2', 1)?.id).toBe('1:::@2');
    expect(stepLine(lines, null, -1)?.id).toBe('1:::@2');
  });
});
