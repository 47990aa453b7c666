import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeApi, type FakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { renderAdmin } from '#editor/testing/render-admin.tsx';
import {
  type MailSenderAnswer,
  type MailTrial,
  readMailSender,
  saveMailSender,
  tryMailSender,
} from '#schemas/api/mail-sender.ts';
import { SenderScreen } from './sender-screen.tsx';

afterEach(cleanup);

const ANSWER: MailSenderAnswer = {
  sender: { name: 'Bonaca', address: '', replyTo: '', footer: { hr: 'Od 8 do 16' } },
  defaults: { name: 'Izlog', address: 'noreply@bonaca.test', replyTo: '' },
  way: { kind: 'smtp', place: 'mail.bonaca.test' },
};

function open(way: MailSenderAnswer['way'] = ANSWER.way): FakeApi & { announced: string[] } {
  const api = createFakeApi();
  api.on(readMailSender, () => success({ ...ANSWER, way }));
  const { announced } = renderAdmin(api, <SenderScreen />, '/mail/sender');
  return { ...api, announced };
}
const field = (name: string | RegExp) => screen.findByLabelText(name);
const write = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const sentTo = (api: FakeApi, { key }: { key: string }) =>
  api.calls.filter((call) => call.key === key).map(({ input }) => input);

describe('the sender of mails', () => {
  it('shows what counts where a field is empty, and is saved', async () => {
    const api = open();
    api.on(saveMailSender, ({ body }) => success({ ...ANSWER, sender: body }));
    expect(await screen.findByText('Ako je prazno: noreply@bonaca.test')).toBeTruthy();

    await write('Adresa pošiljatelja', 'posta@bonaca.hr');
    await write('Tekst u podnožju: Deutsch', 'Von 8 bis 16');
    await press('Spremi');

    await waitFor(() => expect(api.announced).toEqual(['Pošiljatelj je spremljen']));
    expect(sentTo(api, saveMailSender)).toEqual([
      {
        body: {
          ...ANSWER.sender,
          address: 'posta@bonaca.hr',
          footer: { hr: 'Od 8 do 16', de: 'Von 8 bis 16' },
        },
      },
    ]);
  });

  it('says at the field that an address is none', async () => {
    const api = open();
    api.on(saveMailSender, () => failure(400, 'VALIDATION_FAILED', { fields: { replyTo: 'x' } }));
    await press('Spremi');

    expect((await screen.findByRole('alert')).textContent).toContain('Upišite adresu');
    expect((await field('Adresa za odgovore')).getAttribute('aria-invalid')).toBe('true');
    expect((await field('Adresa pošiljatelja')).getAttribute('aria-invalid')).toBe(null);
  });

  it('says that no mail leaves where there is no server', async () => {
    open({ kind: 'folder', place: 'mail' });

    expect((await screen.findByRole('note')).textContent).toContain('SMTP_URL');
  });

  it('says nothing of the sort where there is one', async () => {
    open();
    await field('Adresa pošiljatelja');

    expect(screen.queryByRole('note')).toBeNull();
  });
});

describe('a test mail', () => {
  const answered = async (trial: MailTrial) => {
    const api = open();
    api.on(tryMailSender, () => success(trial));
    await write('Ime pošiljatelja', 'Nova');
    await write('Na adresu', 'vlasnik@bonaca.test');
    await press('Pošalji probnu poruku');
    return api;
  };

  it('goes with what is typed above', async () => {
    const api = await answered({ way: 'smtp', failure: null });

    expect((await screen.findByRole('status')).textContent).toContain('vlasnik@bonaca.test');
    expect(sentTo(api, tryMailSender)).toEqual([
      { body: { to: 'vlasnik@bonaca.test', sender: { ...ANSWER.sender, name: 'Nova' } } },
    ]);
  });

  it('does not claim to be sent when it was written into a folder', async () => {
    await answered({ way: 'folder', failure: null });

    expect((await screen.findByRole('status')).textContent).toContain('Nikome nije poslana');
  });

  it('tells what failed, and what the server said', async () => {
    await answered({ way: 'smtp', failure: { fault: 'login', answer: '535 bad login' } });

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('lozinku iz postavke SMTP_URL');
    expect(alert.textContent).toContain('535 bad login');
  });
});
