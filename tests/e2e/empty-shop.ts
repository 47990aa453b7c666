import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { DEMONSTRATION } from '../../tools/lib/demonstration.ts';
import { SERVER } from '../../tools/lib/setup.mjs';

/** The owner that `openEmptyShop` makes. */
export const OWNER = { email: 'vlasnica@bonaca.example', password: 'Tiha-Jesen7' };

export interface EmptyShop {
  url: string;
  /** The printed address at which the first owner is made. */
  address: string;
  stop(): Promise<void>;
}

/** Starts a shop without any account, and answers the address that it prints. */
export async function startEmptyShop(
  port: number,
  folder: string,
  more: NodeJS.ProcessEnv = {},
): Promise<EmptyShop> {
  const child = spawn(process.execPath, SERVER.args, {
    env: {
      ...SERVER.env,
      ...process.env,
      ...DEMONSTRATION,
      PORT: String(port),
      DATA_DIR: folder,
      SAMPLE_DATA: 'false',
      LOG_LEVEL: 'error',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await expect.poll(() => said, { timeout: 180_000 }).toMatch(/\/admin\/setup#token=\S+\n/);
  const address = /http\S+\/admin\/setup#token=\S+/.exec(said)?.[0] ?? '';
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url: new URL(address).origin, address, stop };
}

/** Makes the first owner, who shows the shop to everybody; without a browser. */
export async function openToShoppers({ url, address }: EmptyShop): Promise<void> {
  const { data } = await call(`${url}/api/v1/setup/owner`, {
    token: address.split('#token=')[1],
    firstName: 'Ana',
    lastName: 'Kovač',
    email: OWNER.email,
    password: OWNER.password,
    confirmedPassword: OWNER.password,
  });
  await call(`${url}/api/v1/admin/opening/open`, {}, { accesstoken: data.tokens.accessToken });
}

/** A call as the shop's own pages make it. */
async function call(url: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin, ...headers },
    body: JSON.stringify(body),
  });
  expect([url, response.status]).toEqual([url, 200]);
  return response.json();
}
