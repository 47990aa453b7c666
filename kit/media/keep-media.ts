import { createContext } from 'react';

import type { Media } from '#schemas/media.ts';

/** Told of every picture that the library shows, so that it need not be asked for again. */
export type KeepMedia = (media: readonly Media[]) => void;

/** Who keeps pictures; nobody where none are shown beside the library. */
export const KeepMediaContext = createContext<KeepMedia>(() => undefined);
