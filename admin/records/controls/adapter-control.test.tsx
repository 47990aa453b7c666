import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createFakeApi, success } from '#editor/testing/fake-api.ts';
import { renderAdmin } from '#editor/testing/render-admin.tsx';
import {
  adminPaymentAdapters,
  adminPaymentMethod,
  adminPaymentProviders,
} from '#schemas/api/admin.ts';
import { AdapterControl } from './adapter-control.tsx';

afterEach(cleanup);

const NAMES: Record<string, string> = { testGateway: 'Probna naplata', paypal: 'PayPal' };

const IDS = ['offline', 'bankTransfer', 'testGateway', 'monri', 'corvuspay', 'paypal'];
const labelsOf = (name: string) => ({ hr: name, en: name, de: name });

function show(value: string) {
  const api = createFakeApi();
  api.on(adminPaymentProviders, () =>
    success({
      providers: IDS.map((id) => ({ id, labels: labelsOf(NAMES[id] ?? id), settings: [] })),
    }),
  );
  api.on(adminPaymentAdapters, () => success({ adapters: ['offline', 'bankTransfer', 'monri'] }));
  renderAdmin(
    api,
    <AdapterControl
      id="adapter"
      label="Izvršava"
      schema={adminPaymentMethod.write.properties.adapter}
      value={value}
      disabled={false}
      describedBy={undefined}
      fault={undefined}
      labels={{ field: (path) => path, choice: (_path, choice) => choice }}
      path="adapter"
      onChange={() => undefined}
    />,
  );
}
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('offers who is set up on the server, and no test gateway that is not there', async () => {
  show('offline');

  await waitFor(() => expect(offered()).toEqual(['offline', 'bankTransfer', 'monri']));
});

it('keeps what the record has, and says that it is not set up', async () => {
  show('testGateway');

  await waitFor(() =>
    expect(offered()).toEqual([
      'offline',
      'bankTransfer',
      'Probna naplata (nije postavljeno)',
      'monri',
    ]),
  );
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('testGateway');
});
