import { expect, it } from 'vitest';
import type { InstallationPart } from '#schemas/api/installation.ts';
import { createEditor } from '#tests/support/editor-client.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { readConfig } from './config.ts';
import { installationOf } from './installation.ts';

const partOf = (parts: readonly InstallationPart[], name: string) =>
  parts.find((part) => part.name === name);

it('tells what the environment sets up, and no value of it', () => {
  const parts = installationOf(
    readConfig({
      PUBLIC_URL: 'https://ducan.test',
      DATABASE_URL: 'postgresql://izlog:tajna@db/izlog',
      SMTP_URL: 'smtps://ana:tajna@mail.test:465',
      MONRI_TOKEN: 'tajna-0000-0000-0000-000000000000',
      MONRI_KEY: 'tajna',
    }),
  );

  for (const name of ['publicUrl', 'postgres', 'smtp', 'monri']) {
    expect(partOf(parts, name)?.isOn, name).toBe(true);
  }
  for (const name of ['s3', 'paypal', 'varnish', 'captcha', 'testPayment', 'google', 'mailFrom']) {
    expect(partOf(parts, name)?.isOn, name).toBe(false);
  }
  expect(partOf(parts, 's3')?.settings).toContain('S3_BUCKET');
  expect(JSON.stringify(parts)).not.toMatch(/tajna|ducan/);
});

it('is for owners to read', async () => {
  const test = await createTestApp();
  const owner = await createEditor(test, { role: 'owner', email: 'vlasnica@izlog.test' });
  const editor = await createEditor(test);

  const { parts } = (await owner.send('GET', '/admin/installation')).json().data;
  expect(partOf(parts, 'postgres')).toMatchObject({ area: 'database', settings: ['DATABASE_URL'] });
  expect((await editor.send('GET', '/admin/installation')).statusCode).toBe(403);
});
