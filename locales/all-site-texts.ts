import { LOCALES } from '#domain/locales.ts';
import { loadSiteTexts } from './site-texts.ts';

// For those that answer in every language: the server, stories and tests.
await Promise.all(LOCALES.map(loadSiteTexts));
