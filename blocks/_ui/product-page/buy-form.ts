/** Id of the form that buys the page's product; controls of other blocks belong to it by `form`. */
export const BUY_FORM_ID = 'buy-product';
