import type { LoyaltyRepository } from './loyalty.repository.ts';
import { expiredLots, type PointsFigures, pointsFigures } from './loyalty.ts';

export type LoyaltyService = ReturnType<typeof createLoyaltyService>;

/** Points of accounts (SITE-05, G-059). */
export function createLoyaltyService(repository: LoyaltyRepository) {
  return {
    figures: async (accountId: number): Promise<PointsFigures> =>
      pointsFigures(await repository.entries(accountId), new Date()),

    /** Books points that ended; may run in several processes at once. */
    async bookExpired() {
      for (const accountId of await repository.accountsWithEndedPoints()) {
        const lots = expiredLots(await repository.entries(accountId), new Date());
        await repository.bookExpired(accountId, lots);
      }
    },

    /** Adds points once per `source`. */
    earn: repository.earn,
  };
}
