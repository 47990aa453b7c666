/** How a picture is loaded that may be far below what is seen, as attributes of `<img>`. */
export const LAZY_PICTURE = { loading: 'lazy', decoding: 'async' } as const;

/** How a picture is loaded that is seen first. */
export const EAGER_PICTURE = { fetchPriority: 'high' } as const;
