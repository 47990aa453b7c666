import { LOCALES } from '#domain/locales.ts';
import { loadBackOfficeTexts } from '#locales/back-office-texts.ts';

await Promise.all(LOCALES.map(loadBackOfficeTexts));
