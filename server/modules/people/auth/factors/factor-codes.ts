import type { Handle } from '#server/plugins/database.ts';
import type { FactorRepository } from './factor.repository.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';
import type { Sealing } from './sealing.ts';
import { stepOfCode } from './totp.ts';

const APP_CODE = /^\d{6}$/;

/** Checks codes, and uses them up. */
export interface FactorCodes {
  /** Whether the code of an app or a recovery code is good; it is not good a second time. */
  spend(handle: Handle, accountId: number, code: string): Promise<boolean>;
}

export const sealedFor = (accountId: number) => `totp:${accountId}`;

export function createFactorCodes(factors: FactorRepository, sealing: Sealing): FactorCodes {
  async function spendAppCode(handle: Handle, accountId: number, code: string) {
    const stored = await factors.find(accountId, handle);
    const secret = stored && sealing.open(stored.secret, sealedFor(accountId));
    const step = secret && stepOfCode(secret, code, new Date());
    return step !== null && factors.spendStep(handle, accountId, step);
  }

  return {
    spend(handle, accountId, code) {
      const digits = code.replaceAll(/\s/g, '');
      return APP_CODE.test(digits)
        ? spendAppCode(handle, accountId, digits)
        : factors.spendCode(handle, accountId, hashOfRecoveryCode(code));
    },
  };
}
