/** What the tests use of jsdom, which brings no types. It runs no script of the page. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { url?: string; contentType?: string });
    readonly window: { readonly document: Document };
  }
}
