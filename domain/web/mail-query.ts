/** Query key of the login page that carries the secret of a mail which confirms an address (AUTH-09). */
export const VERIFICATION_QUERY = 'verificationToken';
