import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(freeTheDisk);

/** From now on the database says of everything that takes space what it says of a full disk. */
async function fillTheDisk() {
  const { db } = test.database;
  await sql`create or replace function no_space() returns trigger language plpgsql as $$
    begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end $$`.execute(db);
  await sql`create or replace function no_space_for_tables() returns event_trigger
    language plpgsql as $$
    begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end $$`.execute(db);
  await sql`create trigger full_disk before insert on newsletter_subscription
    for each statement execute function no_space()`.execute(db);
  await sql`create event trigger full_disk on ddl_command_start
    when tag in ('CREATE TABLE', 'CREATE TABLE AS')
    execute function no_space_for_tables()`.execute(db);
}

async function freeTheDisk() {
  const { db } = test.database;
  await sql`drop event trigger if exists full_disk`.execute(db);
  await sql`drop trigger if exists full_disk on newsletter_subscription`.execute(db);
}

const subscribe = () =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/newsletter/web/subscribe',
    headers: test.headers,
    payload: { email: 'ana@izlog.test', acceptedConsents: [] },
  });
const ready = async () => (await test.app.inject({ url: '/readyz' })).statusCode;

it('a full disk of the database is told as 507, and the process is not ready until it can write again (F6)', async () => {
  expect(await ready()).toBe(200);
  await fillTheDisk();

  const refused = await subscribe();
  const whileFull = [await ready(), await ready()];
  const reading = await test.app.inject({ url: '/robots.txt' });
  await freeTheDisk();
  const afterwards = [await ready(), (await subscribe()).statusCode];

  expect(refused.json()).toMatchObject({ statusCode: 507, error: { code: 'STORAGE_FULL' } });
  expect(whileFull).toEqual([503, 503]);
  expect(reading.statusCode).toBe(200);
  expect(afterwards).toEqual([200, 200]);
});
