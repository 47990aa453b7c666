const hr = {};

type Texts = Record<Exclude<keyof typeof hr, `${string}_few`>, string>;

const en: Texts = {};

const de: Texts = {};

/** Texts of the admin panel: content screens. */
export const adminContentTexts = { hr, en, de };
