import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createFakeApi, success } from '#editor/testing/fake-api.ts';
import { renderAdmin } from '#editor/testing/render-admin.tsx';
import { adminCatalogueHome, adminCustomersHome } from '#schemas/api/admin-sites.ts';
import { tagKind } from './kinds/catalogue-kinds.tsx';
import { memberCardKind } from './kinds/sales-kinds.tsx';
import { OwnCustomers, OwnProducts, SharedCustomersNote } from './own-records.tsx';

afterEach(cleanup);

function open(sharedFrom: { name: string; url: string } | null) {
  const api = createFakeApi();
  api.on(adminCatalogueHome, () => success({ sharedFrom }));
  renderAdmin(
    api,
    <OwnProducts kind={tagKind}>
      <p>Popis oznaka</p>
    </OwnProducts>,
  );
}

it('shows the screen of a site with products of its own', async () => {
  open(null);
  expect(await screen.findByText('Popis oznaka')).toBeTruthy();
});

it('leads to the site that the products belong to', async () => {
  open({ name: 'Bonaca', url: 'https://bonaca.test' });

  const link = await screen.findByRole('link', { name: 'Otvori administraciju trgovine Bonaca' });
  expect(link.getAttribute('href')).toBe('https://bonaca.test/admin/products');
  expect(screen.queryByText('Popis oznaka')).toBeNull();
});

it('leads to the site that the customers belong to, from cards and from people', async () => {
  const api = createFakeApi();
  const home = { name: 'Bonaca', url: 'https://bonaca.test' };
  api.on(adminCustomersHome, () => success({ sharedFrom: home }));
  renderAdmin(
    api,
    <>
      <SharedCustomersNote />
      <OwnCustomers kind={memberCardKind}>
        <p>Popis kartica</p>
      </OwnCustomers>
    </>,
  );

  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    'https://bonaca.test/admin/users',
    'https://bonaca.test/admin/member-cards',
  ]);
  expect(screen.queryByText('Popis kartica')).toBeNull();
});
