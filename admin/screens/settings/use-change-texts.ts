import { DEFAULT_LOCALE, LOCALES } from '#domain/locales.ts';
import { useTexts } from '#kit/back-office-context.ts';
import { textOr } from '#kit/known-text.ts';
import { localeName } from '#kit/locale-names.ts';
import { isRecord } from '#runtime/content/json.ts';
import type { Held, SettingChange } from '#schemas/api/setting-history.ts';
import { useMailTexts } from '../mail/use-mail-texts.ts';
import { toLine } from './setting-values.ts';
import { knownSetting } from './settings-list.ts';
import { useSettingsTexts } from './use-settings-texts.ts';

/** Longest value that is shown whole. */
const MAX_SHOWN = 300;

/** How changes of settings read. */
export function useChangeTexts() {
  const t = useTexts();
  const say = useSettingsTexts();
  const mails = useMailTexts();

  function nameOf({ setting, about }: Pick<SettingChange, 'setting' | 'about'>): string {
    const [area = '', ...keys] = setting.split('.');
    const key = keys.join('.');
    const named = nameOfOne(area, keys, about);
    if (named !== undefined) return named;
    return textOr(say, `history.name.${setting}`, textOr(t, `admin.settings.name.${key}`, key));
  }

  /** A setting of which there are several, by what it belongs to. */
  function nameOfOne(area: string, [one = '', field = '']: string[], about: string) {
    switch (area) {
      case 'deliveryMethods':
      case 'paymentMethods':
        return say(`history.of.${area}`, {
          name: about || say('history.gone'),
          field: t(`admin.field.${area}.${field}`),
        });
      case 'mailText':
        return say('history.of.mailText', {
          name: mails(`mail.kind.${one}`),
          language: localeName(LOCALES.find((known) => known === field) ?? DEFAULT_LOCALE),
        });
      case 'consents':
        return say('history.of.consents', { name: about || say('history.gone') });
      case 'consentForms':
        return say('history.of.consentForms', { name: t(`admin.consent.form.${one}`) });
      case 'redirects':
        return say('history.of.redirects');
      default:
        return undefined;
    }
  }

  function shown({ setting, values }: Pick<SettingChange, 'setting' | 'values'>, held: Held) {
    if (values !== 'told') return say(`history.values.${values}`);
    if (held === null) return say('history.unset');
    if (held.media !== undefined) return say('history.picture', { id: held.media });
    const text = textOf(setting, held.value) || say('history.nothing');
    return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  }

  function textOf(setting: string, value: unknown): string {
    const known = knownSetting(setting);
    if (typeof value === 'boolean') return t(value ? 'admin.yes' : 'admin.no');
    if (known?.kind === 'choice') {
      return textOr(t, `admin.settings.choice.${known.key}.${value}`, String(value));
    }
    if (typeof value === 'number') return amountOf(setting, value);
    return isRecord(value) ? textOfObject(value) : toLine({ kind: 'list' }, value);
  }

  /** What is kept as an object, by what it is known by. */
  function textOfObject(value: Record<string, unknown>): string {
    const { from, to, subject, displayNames, consents, required } = value;
    if (typeof from === 'string') return `${from} → ${to}`;
    if (typeof subject === 'string') return say('history.words.own', { subject });
    if (isRecord(displayNames)) return plainOf(displayNames);
    if (Array.isArray(consents) && Array.isArray(required)) {
      const counts = { count: consents.length, required: required.length };
      return say('history.words.consents', counts);
    }
    const isOfLanguages = Object.keys(value).every((key) => LOCALES.some((one) => one === key));
    return isOfLanguages ? plainOf(value) : toLine({ kind: 'list' }, value);
  }

  return { nameOf, shown };
}

/** Sums are kept in cents, percentages in hundredths. */
function amountOf(setting: string, value: number): string {
  if (setting.endsWith('Cents')) return toLine({ kind: 'money', max: 0 }, value);
  return setting.endsWith('BasisPoints') ? `${value / 100} %` : String(value);
}

/** Texts by language, without what formats them. */
function plainOf(texts: Record<string, unknown>): string {
  return Object.values(texts)
    .map((text) =>
      String(text)
        .replaceAll(/<[^>]*>/g, ' ')
        .trim(),
    )
    .join(' · ');
}
