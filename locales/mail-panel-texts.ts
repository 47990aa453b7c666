import type { Locale } from '#domain/locales.ts';
import type panel from './hr/mail-panel.json';

export type MailPanelKeys = keyof typeof panel;
type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>('./*/mail-panel.json', { import: 'default', eager: true });

/** Texts of the panel's screens for mail; they come with their code. */
export function mailPanelTexts(locale: Locale): Texts {
  return files[`./${locale}/mail-panel.json`] ?? {};
}
