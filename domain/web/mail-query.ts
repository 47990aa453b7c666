/** Query key of the login page that carries the secret of a mail which confirms an address (AUTH-09). */
export const VERIFICATION_QUERY = 'verificationToken';
/** Query key with the proof that a text in the address of the page behind links of mails is ours. */
export const GOAL_SIGNATURE_QUERY = 'goalSignature';
/** What pages find as `goal` where the text in the address is not ours; it is never shown. */
export const UNSIGNED_GOAL = 'unsigned';
