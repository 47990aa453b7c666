import { expect, it } from 'vitest';
import { createSealing } from './sealing.ts';

const plain = Buffer.from('tajna');

it('gives back what it sealed, to the same installation and about the same thing only', () => {
  const sealing = createSealing(new Uint8Array(32).fill(1));
  const sealed = sealing.seal(plain, 'totp:1');
  const changed = Buffer.from(sealed).fill(0, sealed.length - 1);

  expect(sealing.open(sealed, 'totp:1')?.toString()).toBe('tajna');
  expect(sealing.open(sealed, 'totp:2')).toBeNull();
  expect(sealing.open(changed, 'totp:1')).toBeNull();
  expect(sealing.open(Buffer.alloc(3), 'totp:1')).toBeNull();
  expect(createSealing(new Uint8Array(32).fill(2)).open(sealed, 'totp:1')).toBeNull();
});

it('seals the same text differently each time', () => {
  const sealing = createSealing(new Uint8Array(32));

  expect(sealing.seal(plain, 'a')).not.toEqual(sealing.seal(plain, 'a'));
});
