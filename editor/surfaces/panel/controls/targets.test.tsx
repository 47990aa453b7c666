import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EditorContext } from '#editor/kernel/editor-context.ts';
import { anEditor } from '#editor/testing/an-editor.ts';
import { success } from '#editor/testing/fake-api.ts';
import { toyCard } from '#editor/testing/toy-card.tsx';
import { opened } from '#editor/testing/toy-elements.ts';
import { BackOfficeContext } from '#kit/back-office-context.ts';
import { blockLabels } from '#kit/fields/block-labels.ts';
import { searchSlugs } from '#schemas/api/finder.ts';
import { listNavigations } from '#schemas/api/site.ts';
import type { Link } from '#schemas/content/values.ts';
import { NavigationControl } from './navigation-control.tsx';
import { useTargetTitle } from './use-target-title.ts';

afterEach(cleanup);

function Title({ link }: { link: Link }) {
  return <p>{useTargetTitle(link, 'category')}</p>;
}

async function withEditor() {
  const { editor, api } = await anEditor(opened([]));
  const labels = blockLabels(toyCard, 'hr', editor.t);
  const props = {
    id: 'nav',
    label: 'Navigacija',
    schema: {},
    disabled: false,
    describedBy: undefined,
    fault: undefined,
    labels,
    path: 'navigationId',
  };
  return { editor, api, props };
}

describe('the navigation of a block', () => {
  it('is one of those that the site has; one that is gone stays in sight', async () => {
    const { editor, api, props } = await withEditor();
    api.on(listNavigations, () =>
      success([
        { name: 'main', locales: ['hr'], entries: 8 },
        { name: 'podnozje', locales: ['hr'], entries: 3 },
      ]),
    );
    const onChange = vi.fn();
    render(
      <BackOfficeContext value={editor}>
        <EditorContext value={editor}>
          <NavigationControl {...props} value="staro" onChange={onChange} />
        </EditorContext>
      </BackOfficeContext>,
    );

    await screen.findByRole('option', { name: 'staro (više ne postoji)' });
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'podnozje' } });

    expect(onChange).toHaveBeenCalledWith('podnozje');
    expect(screen.getByRole('option', { name: 'main (8)' })).toBeTruthy();
  });
});

describe('the target of a link', () => {
  it('is shown by its title, also where the title has other words than the slug', async () => {
    const { editor, api } = await withEditor();
    const record = { type: 'category' as const, id: 3, title: 'Sunce i more', slug: 'ljeto' };
    api.on(searchSlugs, ({ body }) => {
      const records = body.keywords === '' ? [record] : [];
      return success({ records, totalPages: 1, totalRecords: 1, page: 1, limit: 100 });
    });

    render(
      <BackOfficeContext value={editor}>
        <EditorContext value={editor}>
          <Title link={{ kind: 'category', slug: 'ljeto' }} />
        </EditorContext>
      </BackOfficeContext>,
    );

    expect(screen.getByText('ljeto')).toBeTruthy();
    expect(await screen.findByText('Sunce i more')).toBeTruthy();
  });
});
