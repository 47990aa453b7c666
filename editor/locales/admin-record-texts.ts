const hr = {};

type Texts = Record<Exclude<keyof typeof hr, `${string}_few`>, string>;

const en: Texts = {};

const de: Texts = {};

/** Texts of the admin panel: record screens. */
export const adminRecordTexts = { hr, en, de };
