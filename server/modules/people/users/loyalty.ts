/** A booking of points, in the order of time. */
export interface PointsEntry {
  id: number;
  kind: 'earned' | 'used' | 'expired';
  points: number;
  at: Date;
  /** Of earned points: until when they may be used; null never ends. */
  expiresAt: Date | null;
}

/** The four figures of the programme (SITE-05). */
export interface PointsFigures {
  available: number;
  earned: number;
  expired: number;
  used: number;
}

/** Points that were earned at once, and how many of them are left. */
interface Lot {
  id: number;
  left: number;
  endsAt: number;
}

/** Points of one lot that ended unused. */
export interface ExpiredLot {
  /** The entry that earned them. */
  id: number;
  points: number;
}

/**
 * Plays the bookings again: points are used from what ends first, and what is left of a lot at its
 * end is gone. Bookings of the kind `expired` only record that, so they do not count.
 */
export function expiredLots(entries: readonly PointsEntry[], now: Date): ExpiredLot[] {
  const lots: Lot[] = [];
  const gone: ExpiredLot[] = [];
  const endLots = (moment: number) => {
    for (const lot of lots) {
      if (lot.left === 0 || lot.endsAt > moment) continue;
      gone.push({ id: lot.id, points: lot.left });
      lot.left = 0;
    }
  };

  const history = entries.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id);
  for (const entry of history) {
    endLots(entry.at.getTime());
    if (entry.kind === 'earned') {
      const endsAt = entry.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
      lots.push({ id: entry.id, left: entry.points, endsAt });
      lots.sort((a, b) => a.endsAt - b.endsAt || a.id - b.id);
    }
    if (entry.kind === 'used') takeFrom(lots, entry.points);
  }
  endLots(now.getTime());
  return gone;
}

/** Takes points from the lots in their order; what they do not hold is not taken. */
function takeFrom(lots: readonly Lot[], points: number) {
  let rest = points;
  for (const lot of lots) {
    const taken = Math.min(lot.left, rest);
    lot.left -= taken;
    rest -= taken;
  }
}

/** The figures at a moment, whether or not the ended points were booked yet (I31: never below zero). */
export function pointsFigures(entries: readonly PointsEntry[], now: Date): PointsFigures {
  const sumOf = (kind: PointsEntry['kind']) =>
    entries.reduce((sum, entry) => sum + (entry.kind === kind ? entry.points : 0), 0);
  const [earned, used] = [sumOf('earned'), sumOf('used')];
  const expired = expiredLots(entries, now).reduce((sum, { points }) => sum + points, 0);
  return { available: Math.max(0, earned - used - expired), earned, expired, used };
}
