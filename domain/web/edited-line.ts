/** Query key of a product's page that edits a line of the visitor's cart there (PROD-04). */
export const EDITED_LINE_QUERY = 'cartItemId';
