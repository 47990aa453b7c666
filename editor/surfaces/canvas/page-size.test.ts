import { expect, it } from 'vitest';

import { DESKTOP_WIDTH, pageSize } from './page-size.ts';

it('takes the room there is, but shows a desktop smaller rather than narrower', () => {
  expect(pageSize(null, 1300)).toEqual({ width: 1300, zoom: 1 });
  expect(pageSize(null, 512)).toEqual({ width: DESKTOP_WIDTH, zoom: 0.5 });
});

it('keeps a set width, and shows it whole beside its handles', () => {
  expect(pageSize(390, 800)).toEqual({ width: 390, zoom: 1 });
  expect(pageSize(1440, 768)).toEqual({ width: 1440, zoom: 0.5 });
});

it('is shown as large as asked for, laid out as before', () => {
  expect(pageSize(null, 1300, 0.5)).toEqual({ width: 1300, zoom: 0.5 });
  expect(pageSize(390, 800, 2)).toEqual({ width: 390, zoom: 2 });
});
