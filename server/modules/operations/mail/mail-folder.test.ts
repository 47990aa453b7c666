import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { createTestApp } from '#tests/support/test-app.ts';

it('without a mail server, mails are files for their owner only that a mail program opens', async () => {
  const { app, services } = await createTestApp({ config: { dataDir: newTempFolder() } });
  await services.mailer.queue(app.db, {
    siteId: 1,
    kind: 'reset',
    key: 'a',
    to: 'ana@izlog.test',
    locale: 'hr',
    data: { firstName: 'Ana', token: 'tajna' },
  });
  await services.jobs.drain();

  const folder = join(app.config.dataDir, 'mail');
  const [name = '', ...others] = await readdir(folder);
  const mail = await PostalMime.parse(await readFile(join(folder, name)));
  expect(others).toEqual([]);
  expect(name).toMatch(/^[\dTZ-]+-reset-1\.eml$/);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  expect(mail.subject).toBe('Nova lozinka');
  expect(mail.from).toMatchObject({ address: 'noreply@127.0.0.1', name: 'Izlog' });
  expect(mail.text).toContain('http://127.0.0.1:3000/zaboravljena-lozinka?token=tajna');
});
