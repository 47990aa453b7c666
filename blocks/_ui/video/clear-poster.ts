/**
 * One clear pixel. A video that has controls and no poster is a grey area before it plays; with this one the
 * picture below it is seen, which may be another on small screens.
 */
export const CLEAR_POSTER =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
