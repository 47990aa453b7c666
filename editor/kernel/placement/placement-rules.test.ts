import { describe, expect, it } from 'vitest';
import { anEditor } from '../../testing/an-editor.ts';
import {
  aChild,
  aHeading,
  aMaster,
  anElement,
  columns,
  opened,
} from '../../testing/toy-elements.ts';
import { sceneOf } from '../actions/scene.ts';
import type { DragSource } from '../store/editor-state.ts';
import type { OpenedPage } from '../store/editor-store.ts';
import { editMaster } from '../store/scope.ts';
import { shownLists } from '../store/titles/slot-list.ts';
import { refusesToHold, refusesToMove } from './placement-rules.ts';

const block = (type: string): DragSource => ({ kind: 'block', block: type, example: null });
const nodes = (...keys: string[]): DragSource => ({ kind: 'nodes', keys });

async function rulesOn(page: OpenedPage, masterId: number | null = null) {
  const { editor } = await anEditor(page);
  editMaster(editor.store, masterId);
  const scene = sceneOf(editor);
  const lists = shownLists(scene.composition, scene.state);
  return {
    move: (source: DragSource) => refusesToMove(source, scene),
    /** Into the slot of a node (`1/c main`), or among the sections of an element (`1`). */
    hold(source: DragSource, into: string) {
      const [parent = '', slot] = into.split(' ');
      const list = lists.find((shown) =>
        slot === undefined
          ? shown.parent === null && shown.list.elementId === Number(parent)
          : shown.parent === parent && shown.list.slot === slot,
      );
      return list ? refusesToHold(source, list, scene) : 'no such list';
    },
  };
}

describe('the rules of placing', () => {
  it('let any block but chrome stand among the sections of a page', async () => {
    const rules = await rulesOn(opened([]));

    expect(rules.hold(block('toy-heading'), '1')).toBeNull();
    expect(rules.hold(block('toy-logo'), '1')).toBe('chrome');
  });

  it('let chrome stand in the header', async () => {
    const header = anElement({ id: 2, type: 'static-element', handler: 'header-section' });
    const rules = await rulesOn(opened([], { statics: [header] }));

    expect(rules.hold(block('toy-logo'), '2')).toBeNull();
  });

  it('let a block that works on some pages only stand there, in any slot', async () => {
    const template = { type: 'template', meta: { title: 'Proizvod', kind: 'product' } } as const;
    const page = await rulesOn(opened([columns('c')]));
    const product = await rulesOn({ ...opened([]), page: anElement(template) });

    expect(page.hold(block('toy-price'), '1')).toBe('otherPage');
    expect(page.hold(block('toy-price'), '1/c main')).toBe('otherPage');
    expect(product.hold(block('toy-price'), '1')).toBeNull();
  });

  it('let any block stand in a section, and the section only where all its blocks work', async () => {
    const price = aHeading('p', '12,00', { block: 'toy-price' });
    const masters = [aMaster(7, columns('m', [price]))];
    const inMaster = await rulesOn(opened([aChild('x', 7)], { masters }), 7);
    const onPage = await rulesOn(opened([], { masters }));

    expect(inMaster.hold(block('toy-price'), '1/x main')).toBeNull();
    expect(onPage.hold({ kind: 'master', masterId: 7 }, '1')).toBe('otherPage');
  });

  it('respect what a slot allows and how many it takes', async () => {
    const full = [aHeading('d'), aHeading('e'), aHeading('f')];
    const rules = await rulesOn(opened([aHeading('a'), columns('c', full, [aHeading('g')])]));

    expect(rules.hold(block('toy-list'), '1/c side')).toBe('notAllowed');
    expect(rules.hold(block('toy-heading'), '1/c side')).toBeNull();
    expect(rules.hold(block('toy-heading'), '1/c main')).toBe('full');
    expect(rules.hold(nodes('1/d'), '1/c main')).toBeNull();
  });

  it('keep the fewest nodes that a slot needs in it', async () => {
    const rules = await rulesOn(opened([columns('c', [], [aHeading('g')])]));

    expect(rules.hold(nodes('1/g'), '1')).toBe('tooFew');
  });

  it('keep a node out of itself', async () => {
    const rules = await rulesOn(opened([columns('c', [columns('d')])]));

    expect(rules.hold(nodes('1/c'), '1/d main')).toBe('insideItself');
  });

  it('keep blocks from being nested deeper than the format allows', async () => {
    const deep = ['h', 'g', 'f', 'e', 'd', 'c'].reduce(
      (inner, id) => columns(id, [inner]),
      columns('i'),
    );
    const rules = await rulesOn(opened([deep]));

    expect(rules.hold(block('toy-heading'), '1/i main')).toBeNull();
    expect(rules.hold(block('toy-columns'), '1/i main')).toBeNull();
    expect(
      (await rulesOn(opened([columns('b', [deep])]))).hold(block('toy-heading'), '1/i main'),
    ).toBe('tooDeep');
  });

  it('hold back locked nodes', async () => {
    const rules = await rulesOn(opened([aHeading('a', 'A', { lock: { move: true } })]));

    expect(rules.move(nodes('1/a'))).toBe('locked');
  });

  it('let nothing into a node that may not be edited, nor out of it', async () => {
    const locked = { ...columns('c', [columns('deep', [aHeading('a')])]), lock: { edit: true } };
    const rules = await rulesOn(opened([locked, aHeading('b')]));

    expect(rules.hold(nodes('1/b'), '1/c side')).toBe('locked');
    expect(rules.hold(block('toy-heading'), '1/deep side')).toBe('locked');
    expect(rules.move(nodes('1/a'))).toBe('locked');
    expect(rules.move(nodes('1/c'))).toBeNull();
  });
});

describe('in a master', () => {
  const page = (exposure?: 'open' | 'extend') => {
    const root = columns('root', [aHeading('inner')], [aHeading('side')]);
    const master = aMaster(50, root, exposure ? { expose: { 'root.main': exposure } } : {});
    return opened([aHeading('a'), aChild('k', 50)], { masters: [master] });
  };

  it('nothing moves and nothing is put in where the slot is fixed', async () => {
    const rules = await rulesOn(page());

    expect(rules.move(nodes('1/k/inner'))).toBe('inMaster');
    expect(rules.hold(block('toy-heading'), '1/k main')).toBe('inMaster');
  });

  it('a slot that may be extended takes nodes of the page', async () => {
    const rules = await rulesOn(page('extend'));

    expect(rules.hold(nodes('1/a'), '1/k main')).toBeNull();
    expect(rules.move(nodes('1/k/inner'))).toBeNull();
  });

  it('a slot that follows the master is not emptied by accident', async () => {
    const rules = await rulesOn(page('open'));

    expect(rules.hold(nodes('1/a'), '1/k main')).toBe('followsMaster');
  });

  it('everything moves while the master is edited, and the page around it is closed', async () => {
    const rules = await rulesOn(page(), 50);

    expect(rules.move(nodes('1/k/inner'))).toBeNull();
    expect(rules.hold(block('toy-heading'), '1/k main')).toBeNull();
    expect(rules.hold(block('toy-heading'), '1')).toBe('outsideMaster');
  });
});
