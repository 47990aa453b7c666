import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { isHiddenFor } from '#runtime/render/plan/schedule.ts';
import type { Hide, Node } from '#schemas/content/element.ts';
import { select } from '../../kernel/store/select.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { cardRegistry } from '../../testing/toy-card.tsx';
import { aChild, aMaster, opened } from '../../testing/toy-elements.ts';

afterEach(cleanup);

const aCard = (changes: Partial<Node> = {}): Node => ({
  id: 'card',
  block: 'toy-card',
  v: 1,
  role: 'own',
  meta: { title: 'Prvi' },
  ...changes,
});

async function openCard(node = aCard(), masters = opened([]).masters) {
  const test = await anEditor(opened([node], { masters }), new Map(), cardRegistry());
  await renderEditor(test);
  const { store } = test.editor;
  act(() => select(store, `1/${node.id}`));
  return (): Hide => store.getState().documents['1']?.nodes[node.id]?.hide ?? {};
}

const moment = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const at = (day: string) => new Date(`2026-12-${day}T12:00`).getTime();

describe('when and where a node is shown', () => {
  it('shows it from one moment to the other, and at no other time', async () => {
    const hide = await openCard();

    moment('Prikaži od', '2026-12-10T08:00');
    expect([at('09'), at('11')].map((now) => isHiddenFor(hide(), 'hr', now))).toEqual([
      true,
      false,
    ]);

    moment('Prikaži do', '2026-12-20T08:00');
    expect([at('09'), at('11'), at('21')].map((now) => isHiddenFor(hide(), 'hr', now))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('shows it until a moment', async () => {
    const hide = await openCard();

    moment('Prikaži do', '2026-12-20T08:00');

    expect([at('19'), at('21')].map((now) => isHiddenFor(hide(), 'hr', now))).toEqual([
      false,
      true,
    ]);
  });

  it('keeps an end that is before the beginning out of the page, with the reason', async () => {
    const hide = await openCard();
    moment('Prikaži od', '2026-12-10T08:00');
    const before = hide();

    moment('Prikaži do', '2026-12-09T08:00');

    expect(screen.getByText('Kraj mora biti nakon početka.')).toBeTruthy();
    expect(hide()).toEqual(before);

    moment('Prikaži do', '2026-12-12T08:00');
    expect(screen.queryByText('Kraj mora biti nakon početka.')).toBeNull();
    expect([at('09'), at('11'), at('13')].map((now) => isHiddenFor(hide(), 'hr', now))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('hides it in single languages and shows it again', async () => {
    const hide = await openCard();

    fireEvent.click(screen.getByRole('switch', { name: 'Prikaži na jeziku: Deutsch' }));
    expect(hide()).toEqual({ languages: ['de'] });

    fireEvent.click(screen.getByRole('switch', { name: 'Prikaži na jeziku: Deutsch' }));
    expect(hide()).toEqual({});
  });

  it('shows a child where its master is hidden', async () => {
    const master = aMaster(7, aCard({ id: 'root', hide: { languages: ['de'] } }));
    const child = aChild('child', 7, { block: 'toy-card' });
    const hide = await openCard(child, opened([], { masters: [master] }).masters);

    fireEvent.click(screen.getByRole('switch', { name: 'Prikaži na jeziku: Deutsch' }));

    expect(hide()).toEqual({ languages: [] });
  });
});
