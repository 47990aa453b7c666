import { TooManyRequests } from '#server/errors.ts';
import type { Limit, Throttle } from '#server/plugins/throttle.ts';
import { UnknownDeviceLimited } from './auth.errors.ts';

const QUARTER_HOUR = 15 * 60;

/** Wrong passwords of one account in a browser that has logged in to it before. */
const PER_DEVICE: Limit = { name: 'login-device', max: 5, windowSeconds: QUARTER_HOUR };
/** Failed logins from one address. */
const PER_ADDRESS: Limit = { name: 'login-address', max: 20, windowSeconds: QUARTER_HOUR };
/** Wrong passwords of one account from one address (S28). */
const PER_PLACE: Limit = { name: 'login-place', max: 5, windowSeconds: QUARTER_HOUR };
/** Wrong passwords of one account from unknown devices anywhere: guessing gets slower the longer it goes on. */
const PER_ACCOUNT: readonly Limit[] = [
  { name: 'login-account', max: 20, windowSeconds: QUARTER_HOUR },
  { name: 'login-account-day', max: 100, windowSeconds: 24 * 60 * 60 },
];

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
 * Bounds how often passwords are guessed. Whoever knows only the e-mail of an account can slow down
 * other strangers, never a device that has logged in to it before: that one is counted by itself.
 */
export function createLoginLimits(throttle: Throttle) {
  async function countStranger(who: string) {
    try {
      for (const limit of PER_ACCOUNT) await throttle.hit(limit, who);
    } catch (error) {
      throw error instanceof TooManyRequests ? new UnknownDeviceLimited(error.payload) : error;
    }
  }

  return {
    /** Counts a try before it is judged. Throws `TooManyRequests`, `UnknownDeviceLimited`. */
    async count({ siteId, email, address, device }: Try) {
      if (device !== null) return throttle.hit(PER_DEVICE, device);
      const who = whoOf(siteId, email);
      await throttle.hit(PER_ADDRESS, address);
      await throttle.hit(PER_PLACE, `${who}:${address}`);
      await countStranger(who);
    },

    /** Takes a try back that knew the password. */
    async succeeded({ siteId, email, address, device }: Try) {
      if (device !== null) return throttle.reset(PER_DEVICE, device);
      const who = whoOf(siteId, email);
      await throttle.forgive(PER_ADDRESS, address);
      await throttle.reset(PER_PLACE, `${who}:${address}`);
      for (const limit of PER_ACCOUNT) await throttle.forgive(limit, who);
    },

    /** Somebody who runs the shop set a new password: what was guessed anywhere counts no more. */
    async passwordSet(siteId: number, email: string) {
      for (const limit of PER_ACCOUNT) await throttle.reset(limit, whoOf(siteId, email));
    },

    /** The owner chose a new password: what was guessed about the old one counts no more. */
    async passwordReset({ siteId, email, address, device }: Try) {
      const who = whoOf(siteId, email);
      if (device !== null) await throttle.reset(PER_DEVICE, device);
      await throttle.reset(PER_PLACE, `${who}:${address}`);
      for (const limit of PER_ACCOUNT) await throttle.reset(limit, who);
    },
  };
}

/** An account in a counter, also one that does not exist. */
export function whoOf(siteId: number, email: string): string {
  return `${siteId}:${email.toLowerCase()}`;
}
