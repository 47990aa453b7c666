import { describe, expect, it } from 'vitest';
import type { ElementContent, Lock } from '#schemas/content/element.ts';
import { aContent, aNode } from '#tests/support/content/builders.ts';
import { lockFaults } from './locks.ts';

const inner = aNode('inner', { meta: { title: 'Unutra' } });

function aPage(lock: Lock = {}): ElementContent {
  const hero = aNode('hero', {
    lock,
    meta: { title: 'Mir', subtitle: 'Njega' },
    slots: { main: [inner] },
  });
  return aContent({ parts: [aNode('first'), hero, aNode('last')] });
}

/** Messages of what a change of the page breaks. */
function broken(lock: Lock, change: (page: ElementContent) => void): string[] {
  const after = structuredClone(aPage(lock));
  change(after);
  return lockFaults(aPage(lock), after).map(({ message }) => message);
}

const partAt = ({ parts }: ElementContent, index: number) => parts[index] ?? aNode('none');
const STAYS = ['The component is locked: it stays as it is.'];
const KEPT = ['The component is locked: it stays on the page.'];
const STANDS = ['The component is locked: it stays where it is.'];

describe('a locked node', () => {
  it('is not deleted, nor with what holds it', () => {
    const drop = (page: ElementContent) => void page.parts.splice(1, 1);
    expect(broken({ delete: true }, drop)).toEqual(KEPT);
    expect(broken({ edit: true, move: true }, drop)).toEqual([]);

    const before = aContent({
      parts: [aNode('pane', { slots: { main: [aNode('hero', { lock: { delete: true } })] } })],
    });
    expect(lockFaults(before, aContent()).map(({ nodeId }) => nodeId)).toEqual(['hero']);
  });

  it('stays where it is, whatever is put beside it', () => {
    const lock = { move: true };
    const add = (page: ElementContent) => void page.parts.unshift(aNode('new'));
    const drop = (page: ElementContent) => void page.parts.shift();
    const up = (page: ElementContent) => void page.parts.unshift(...page.parts.splice(1, 1));
    const away = (page: ElementContent) => {
      const [hero = aNode('none')] = page.parts.splice(1, 1);
      partAt(page, 0).slots = { main: [hero] };
    };

    expect(broken(lock, add)).toEqual([]);
    expect(broken(lock, drop)).toEqual([]);
    expect(broken(lock, up)).toEqual(STANDS);
    expect(broken(lock, away)).toEqual(STANDS);
    expect(broken({ edit: true }, up)).toEqual([]);
  });

  it('says what it said, in all languages, with all that is inside', () => {
    const lock = { edit: true };
    const title = (page: ElementContent) => {
      partAt(page, 1).meta = { title: 'Rat' };
    };
    const inside = (page: ElementContent) => {
      partAt(page, 1).slots = { main: [{ ...inner, meta: { title: 'Drugo' } }] };
    };
    const emptied = (page: ElementContent) => {
      partAt(page, 1).slots = { main: [] };
    };
    const hidden = (page: ElementContent) => {
      partAt(page, 1).hide = { mobile: true };
    };
    const translated = (page: ElementContent) => {
      page.tr = { en: { inner: { meta: { title: 'Inside' } } } };
    };
    const elsewhere = (page: ElementContent) => {
      page.tr = { en: { first: { meta: { title: 'First' } } } };
      partAt(page, 0).meta = { title: 'Prvi' };
    };

    for (const change of [title, inside, emptied, hidden, translated]) {
      expect(broken(lock, change)).toEqual(STAYS);
      expect(broken({ move: true, delete: true }, change)).toEqual([]);
    }
    expect(broken(lock, elsewhere)).toEqual([]);
  });

  it('keeps single fields', () => {
    const lock = { fields: ['title'] };
    const set = (meta: object) => (page: ElementContent) => {
      partAt(page, 1).meta = { title: 'Mir', subtitle: 'Njega', ...meta };
    };
    expect(broken(lock, set({ subtitle: 'Drugo' }))).toEqual([]);
    expect(broken(lock, set({ title: 'Drugo' }))).toEqual(STAYS);
    const onPhones = (page: ElementContent) => {
      partAt(page, 1).mobileMeta = { title: 'Kratko' };
    };
    expect(broken(lock, onPhones)).toEqual(STAYS);
    const inEnglish = (page: ElementContent) => {
      page.tr = { en: { hero: { meta: { title: 'Calm' } } } };
    };
    expect(broken(lock, inEnglish)).toEqual(STAYS);
  });

  it('keeps its lock, and tells the reason', () => {
    const lock = { edit: true, reason: 'Tekst je odobrio odvjetnik.' };
    const unlock = (page: ElementContent) => {
      delete partAt(page, 1).lock;
    };
    expect(broken(lock, unlock)).toEqual([
      'Only owners lock and unlock. Tekst je odobrio odvjetnik.',
    ]);
    const lockFirst = (page: ElementContent) => {
      partAt(page, 0).lock = { delete: true };
    };
    expect(broken({}, lockFirst)).toEqual(['Only owners lock and unlock.']);
    const copied = (page: ElementContent) =>
      void page.parts.push({ ...partAt(page, 1), id: 'copy', slots: {} });
    expect(broken(lock, copied)).toEqual([]);
  });
});
