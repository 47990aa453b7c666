import * as library from 'lucide-react';

/**
 * Every icon under its name with `Icon` behind it. Only ever imported lazily: through this file the
 * bundler parts the few icons of the editor itself from the thousands that blocks may name.
 */
export const allIcons: object = library;
