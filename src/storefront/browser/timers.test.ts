import { expect, it } from 'vitest';
import * as timers from './timers.ts';

it('are the times of the specification (CONST-02)', () => {
  expect({ ...timers }).toEqual({
    LIST_WAIT_MS: 500,
    FILTER_REOPEN_MS: 369,
    LOADING_BAR_WAIT_MS: 200,
    LOADING_BAR_MS: 5000,
    CHUNK_GUARD_MS: 60_000,
    HEADER_NAME_MS: 300,
    PAYMENT_PRESELECT_MS: 1000,
  });
});
