import { describe, expect, it } from 'vitest';
import { openingAt, weekOf } from './opening.ts';

const HOURS = [
  { fromDay: 6, toDay: 6, opens: '09:00', closes: '13:00' },
  { fromDay: 1, toDay: 5, opens: '16:00', closes: '20:00' },
  { fromDay: 1, toDay: 5, opens: '08:00', closes: '12:00' },
];
// 30 November 2026 is a Monday; Zagreb is an hour ahead of UTC then.
const at = (iso: string) => openingAt(HOURS, Date.parse(iso));
const closed = (opens: string, day: number, daysLater: number, changesAt: string) => ({
  ...{ isOpen: false, opens, day, daysLater, changesAt },
});

describe('openingAt', () => {
  it('is open from the first minute on, until the last is over', () => {
    const open = { isOpen: true, until: '12:00', changesAt: '2026-11-30T11:00:00.000Z' };

    expect(at('2026-11-30T07:00:00Z')).toEqual(open);
    expect(at('2026-11-30T10:59:59Z')).toEqual(open);
    expect(at('2026-11-30T11:00:00Z')).toEqual(closed('16:00', 1, 0, '2026-11-30T15:00:00.000Z'));
  });

  it.each([
    ['before it opens', '2026-11-30T06:59:59Z', '08:00', 1, 0, '2026-11-30T07:00:00.000Z'],
    ['in the evening', '2026-11-30T19:00:00Z', '08:00', 2, 1, '2026-11-30T23:00:00.000Z'],
    ['on Friday evening', '2026-12-04T19:30:00Z', '09:00', 6, 1, '2026-12-04T23:00:00.000Z'],
    ['on Saturday', '2026-12-05T12:00:00Z', '08:00', 1, 2, '2026-12-05T23:00:00.000Z'],
    ['on Sunday', '2026-12-06T12:00:00Z', '08:00', 1, 1, '2026-12-06T23:00:00.000Z'],
  ])('is closed %s', (_when, now, opens, day, daysLater, changesAt) => {
    expect(at(now)).toEqual(closed(opens, day, daysLater, changesAt));
  });

  it('waits a week where one day is all there is', () => {
    const mondays = [{ fromDay: 1, toDay: 1, opens: '08:00', closes: '12:00' }];
    const opening = openingAt(mondays, Date.parse('2026-11-30T13:00:00Z'));

    expect(opening).toMatchObject({ isOpen: false, opens: '08:00', day: 1, daysLater: 7 });
  });

  it('takes hours without a break between them for one', () => {
    const whole = [
      { fromDay: 1, toDay: 7, opens: '08:00', closes: '12:00' },
      { fromDay: 1, toDay: 1, opens: '12:00', closes: '20:00' },
    ];

    expect(openingAt(whole, Date.parse('2026-11-30T08:00:00Z'))).toMatchObject({ until: '20:00' });
  });

  it('knows nothing where no hours are kept', () => {
    expect(openingAt([], Date.parse('2026-11-30T08:00:00Z'))).toBeNull();
  });
});

describe('weekOf', () => {
  it('groups days that are alike, and says when it is closed', () => {
    expect(weekOf(HOURS)).toEqual([
      {
        fromDay: 1,
        toDay: 5,
        spans: [
          { opens: '08:00', closes: '12:00' },
          { opens: '16:00', closes: '20:00' },
        ],
      },
      { fromDay: 6, toDay: 6, spans: [{ opens: '09:00', closes: '13:00' }] },
      { fromDay: 7, toDay: 7, spans: [] },
    ]);
  });

  it('puts equal days together that were kept apart', () => {
    const days = [1, 2].map((day) => ({
      fromDay: day,
      toDay: day,
      opens: '08:00',
      closes: '9:00',
    }));

    expect(weekOf(days).map(({ fromDay, toDay }) => [fromDay, toDay])).toEqual([
      [1, 2],
      [3, 7],
    ]);
  });
});
