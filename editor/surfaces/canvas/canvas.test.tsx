import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { composeElement } from '#runtime/content/compose.ts';
import { resolveNode } from '#runtime/content/resolve.ts';
import { type BlockProps, defineBlock } from '#runtime/define-block.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { createRegistry } from '#runtime/registry.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { PlanView } from '#runtime/render/node-view.tsx';
import { PageContext } from '#runtime/render/page-context.ts';
import { planNodes } from '#runtime/render/plan/node-plan.ts';
import type { Element, Node } from '#schemas/content/element.ts';
import type { Link } from '#schemas/content/values.ts';
import { blockSchema, linkField } from '#schemas/fields.ts';
import { changeField } from '../../kernel/store/fields/field-access.ts';
import { setWidth } from '../../kernel/store/scope.ts';
import { select } from '../../kernel/store/select.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { toyRegistry } from '../../testing/toy-blocks.tsx';
import { aChild, aHeading, aMaster, columns, opened } from '../../testing/toy-elements.ts';

afterEach(cleanup);

/** What a shopper gets of the page's sections. */
function shopHtml(page: Element, masters: Element[] = []): string {
  const registry = toyRegistry();
  const byId = Object.fromEntries(masters.map((master) => [master.id, master]));
  const plans = planNodes(composeElement(page, byId, registry), {
    registry,
    locale: 'hr',
    viewports: ['desktop', 'mobile'],
    now: 0,
    resolve: ({ levels }, { schema }, viewport) =>
      resolveNode({ schema, levels, locale: 'hr', viewport, siteLocale: 'hr' }).values,
  });
  const value = {
    locale: 'hr' as const,
    path: '/',
    t: (key: string) => key,
    media: () => undefined,
    mobileView: false,
  };
  return renderToStaticMarkup(
    <PageContext value={value}>
      {plans.map((plan) => (
        <PlanView key={plan.key} plan={plan} data={() => ({ value: undefined })} />
      ))}
    </PageContext>,
  );
}

const linkTexts = { title: 'Poveznice', description: '', fields: { link: 'Poveznica' } };

/** Nothing of it can be typed on the canvas before it is filled in the panel. */
const toyLinks = defineBlock({
  type: 'toy-links',
  version: 1,
  category: 'text',
  icon: 'link',
  schema: blockSchema({ link: linkField() }),
  texts: () => linkTexts,
  Component: ({ values }: BlockProps<{ link?: Link }>) => (
    <BlockRoot>
      <EditableLink field="link" value={values.link} />
    </BlockRoot>
  ),
  examples: [{ name: 'typical' }],
});

const main = () => document.querySelector('.izlog-main')!;

/** The sections on the canvas without what the editor adds to make texts typeable. */
function canvasHtml(): string {
  const copy = main().cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('[data-editor-only]')) element.remove();
  for (const element of copy.querySelectorAll('[data-inline-path]')) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  return copy.innerHTML;
}

async function open(parts: Node[], masters: Element[] = []) {
  const page = opened(parts, { masters });
  const test = await anEditor(page);
  await renderEditor(test);
  return { ...test, page };
}

describe('the canvas', () => {
  it('is the shop’s HTML, also for nodes that differ on phones, are hidden or come from a master', async () => {
    const parts = [
      aHeading('a', 'Naslov'),
      aHeading('m', 'Dugačak naslov', { mobileMeta: { title: 'Kratak' } }),
      aHeading('h', 'Skriven', { hide: { desktop: true, mobile: true } }),
      columns('c', [aHeading('d', 'U stupcu')], [aHeading('e', 'Sa strane')]),
      aChild('k', 50, { meta: { title: 'Samo ovdje' } }),
    ];
    const masters = [aMaster(50, aHeading('root', 'Svugdje'))];

    const { page } = await open(parts, masters);

    expect(canvasHtml()).toBe(shopHtml(page.page, masters));
  });

  it('follows a change at once', async () => {
    const { editor } = await open([aHeading('a', 'Prije')]);

    act(() => void changeField(editor, '1/a', 'title', 'Poslije'));

    expect(main().textContent).toBe('Poslije');
  });

  it('shows a card with the reason for a block that throws; the others live', async () => {
    // React tells the console of the error that the boundary caught.
    vi.spyOn(window.console, 'error').mockImplementation(() => undefined);

    await open([
      { id: 'x', block: 'toy-broken', v: 1, role: 'own', meta: { title: 'x' } },
      aHeading('a', 'Živ'),
    ]);

    expect(screen.getByText('Blok se ne može prikazati')).toBeTruthy();
    expect(screen.getByText('This block always throws.')).toBeTruthy();
    expect(main().querySelector('h2')?.textContent).toBe('Živ');
  });

  it('shows the stored record of a block that nobody knows', async () => {
    await open([{ id: 'u', block: 'countdown', v: 3, role: 'own', meta: { days: 7 } }]);

    expect(screen.getByText('Nepoznat blok')).toBeTruthy();
    expect(main().querySelector('pre')?.textContent).toContain('"days": 7');
  });

  it('invites to begin where the page or a slot is empty', async () => {
    await open([]);
    expect(screen.getByText('Stranica je prazna')).toBeTruthy();
    cleanup();

    await open([columns('c')]);
    expect(screen.getAllByRole('button', { name: 'Dodaj blok' })).toHaveLength(2);
  });

  it('says of a block that shows nothing where it is filled, until it shows something', async () => {
    const empty = { id: 'l', block: 'toy-links', v: 1, role: 'own' as const };
    const test = await anEditor(opened([empty]), new Map(), createRegistry([toyLinks]));
    await renderEditor(test);

    expect(main().textContent).toContain('Poveznice: kupci još ne vide ništa.');
    fireEvent.click(screen.getByRole('button', { name: 'Popuni u opcijama' }));
    expect(test.editor.store.getState().selection.keys).toEqual(['1/l']);

    act(() => void changeField(test.editor, '1/l', 'link', { kind: 'url', href: '/', label: 'X' }));
    expect(main().textContent).toBe('X');
  });

  it('keeps no place for a window that is closed', async () => {
    const window = { ...toyLinks, window: true } as const;
    const empty = { id: 'l', block: 'toy-links', v: 1, role: 'own' as const };
    const test = await anEditor(opened([empty]), new Map(), createRegistry([window]));
    await renderEditor(test);

    expect(main().textContent).not.toContain('kupci još ne vide');
  });

  it('selects the innermost node under a click, adds one with Ctrl, and a range with Shift', async () => {
    const { editor } = await open([
      columns('c', [aHeading('d', 'Unutra')]),
      aHeading('a', 'A'),
      aHeading('b', 'B'),
    ]);
    const sections = [...main().querySelectorAll('[data-block="toy-heading"]')];

    fireEvent.click(sections[0]!);
    expect(editor.store.getState().selection.keys).toEqual(['1/d']);

    fireEvent.click(sections[2]!, { ctrlKey: true });
    expect(editor.store.getState().selection.keys).toEqual(['1/d', '1/b']);

    fireEvent.click(sections[1]!);
    fireEvent.click(sections[2]!, { shiftKey: true });
    expect(editor.store.getState().selection.keys).toEqual(['1/a', '1/b']);
    fireEvent.click(sections[0]!, { shiftKey: true });
    expect(editor.store.getState().selection.keys).toEqual(['1/a', '1/c']);
  });

  it('edits mobile values as soon as it is narrower than the breakpoint', async () => {
    const { editor } = await open([aHeading('a', 'A')]);

    act(() => setWidth(editor.store, 820));
    expect(editor.store.getState().scope.viewport).toBe('desktop');
    act(() => setWidth(editor.store, 390));
    expect(editor.store.getState().scope.viewport).toBe('mobile');
    expect(screen.getByText('Uređujete mobilne vrijednosti')).toBeTruthy();
  });

  it('renders only the node that is typed in', async () => {
    const { editor } = await open([columns('c', [aHeading('d', 'D'), aHeading('e', 'E')])]);
    act(() => select(editor.store, '1/d'));
    const before = [...main().querySelectorAll('h2')];

    act(() => void changeField(editor, '1/d', 'title', 'D2'));

    const after = [...main().querySelectorAll('h2')];
    expect(after).toEqual(before);
    expect(after.map((heading) => heading.textContent)).toEqual(['D2', 'E']);
  });
});
