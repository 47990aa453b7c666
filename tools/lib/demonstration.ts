/**
 * Settings of the sample shop as its tests and benches know it, with the published accounts and the
 * test gateway, whatever the caller's own environment says; an empty value counts as none.
 */
export const DEMONSTRATION = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  DATABASE_URL: '',
  PUBLIC_URL: '',
  SAMPLE_DATA: 'true',
  PAYMENT_TEST_MODE: 'true',
  LOG_LEVEL: 'warn',
};
