const HOUR_MS = 60 * 60 * 1000;

/** How long an order waits for a provider's word. */
export const ONLINE_PATIENCE_MS = 2 * HOUR_MS;
/** How long it waits for a transfer between banks. */
export const TRANSFER_PATIENCE_MS = 7 * 24 * HOUR_MS;
