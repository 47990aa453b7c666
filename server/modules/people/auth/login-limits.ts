import { TooManyRequests } from '#server/errors.ts';
import type { Limit, Throttle } from '#server/plugins/throttle.ts';
import { UnknownDeviceLimited } from './auth.errors.ts';

const QUARTER_HOUR = 15 * 60;

/** What is guessed. Codes have fewer digits than passwords, and fewer guesses a day. */
const GUESSES_A_DAY = { login: 100, code: 30, passkey: 100 } as const;
type Guessed = keyof typeof GUESSES_A_DAY;

const limitsOf = (what: Guessed) => ({
  /** Wrong ones of one account in a browser that has logged in to it before. */
  perDevice: { name: `${what}-device`, max: 5, windowSeconds: QUARTER_HOUR } satisfies Limit,
  /** Wrong ones from one address. */
  perAddress: { name: `${what}-address`, max: 20, windowSeconds: QUARTER_HOUR } satisfies Limit,
  /** Wrong ones of one account from one address (S28). */
  perPlace: { name: `${what}-place`, max: 5, windowSeconds: QUARTER_HOUR } satisfies Limit,
  /** Wrong ones of one account from unknown devices anywhere: guessing gets slower the longer it goes on. */
  perAccount: [
    { name: `${what}-account`, max: 20, windowSeconds: QUARTER_HOUR },
    { name: `${what}-account-day`, max: GUESSES_A_DAY[what], windowSeconds: 24 * 60 * 60 },
  ] satisfies Limit[],
});

/** Who tries to log in to what. */
interface Try {
  siteId: number;
  /** As it was typed; an account need not exist. */
  email: string;
  address: string;
  /** Name of a device that has logged in to the account before. */
  device: string | null;
}

export type LoginLimits = ReturnType<typeof createLoginLimits>;

/**
 * Bounds how often passwords, codes after them, or passkeys are tried. Whoever knows only the e-mail of an account can slow down
 * other strangers, never a device that has logged in to it before: that one is counted by itself.
 */
export function createLoginLimits(throttle: Throttle, what: Guessed = 'login') {
  const { perDevice, perAddress, perPlace, perAccount } = limitsOf(what);

  async function countStranger(who: string) {
    try {
      for (const limit of perAccount) await throttle.hit(limit, who);
    } catch (error) {
      throw error instanceof TooManyRequests ? new UnknownDeviceLimited(error.payload) : error;
    }
  }

  return {
    /** Counts a try before it is judged. Throws `TooManyRequests`, `UnknownDeviceLimited`. */
    async count({ siteId, email, address, device }: Try) {
      if (device !== null) return throttle.hit(perDevice, device);
      const who = whoOf(siteId, email);
      await throttle.hit(perAddress, address);
      await throttle.hit(perPlace, `${who}:${address}`);
      await countStranger(who);
    },

    /** Takes a try back that was right. */
    async succeeded({ siteId, email, address, device }: Try) {
      if (device !== null) return throttle.reset(perDevice, device);
      const who = whoOf(siteId, email);
      await throttle.forgive(perAddress, address);
      await throttle.reset(perPlace, `${who}:${address}`);
      for (const limit of perAccount) await throttle.forgive(limit, who);
    },

    /** Somebody who runs the shop set a new password: what was guessed anywhere counts no more. */
    async passwordSet(siteId: number, email: string) {
      for (const limit of perAccount) await throttle.reset(limit, whoOf(siteId, email));
    },

    /** The owner chose a new password: what was guessed about the old one counts no more. */
    async passwordReset({ siteId, email, address, device }: Try) {
      const who = whoOf(siteId, email);
      if (device !== null) await throttle.reset(perDevice, device);
      await throttle.reset(perPlace, `${who}:${address}`);
      for (const limit of perAccount) await throttle.reset(limit, who);
    },
  };
}

/** An account in a counter, also one that does not exist. */
export function whoOf(siteId: number, email: string): string {
  return `${siteId}:${email.toLowerCase()}`;
}
