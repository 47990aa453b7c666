/** Where the document of an order opens for whoever holds its token (API-92). */
export const ORDER_DOCUMENT = '/api/v1/transfer/document/pdf/';

/** Path of the document that a token of the API opens. */
export function orderDocumentPath(token: string): string {
  return ORDER_DOCUMENT + encodeURIComponent(token);
}
