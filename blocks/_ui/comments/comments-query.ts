/** Query key with the page of the comments; its own, for a list may be on the same page. */
export const COMMENTS_QUERY = 'komentari';
