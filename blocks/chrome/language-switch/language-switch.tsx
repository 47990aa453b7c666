import type { Locale } from '#domain/locales.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import type { LanguageAddress } from '#schemas/api/finder.ts';
import type { LanguageSwitchData } from './language-switch.loader.ts';
import styles from './language-switch.module.css';
import type { LanguageSwitchValues } from './language-switch.schema.ts';

/**
 * Links to the page in the other languages of the site, or to their first page where it is not
 * translated. Takes no room on a site in one language.
 */
export function LanguageSwitch({
  values: { look },
  data: { languages },
}: BlockProps<LanguageSwitchValues, LanguageSwitchData>) {
  const { t, locale, mobileView } = usePage();
  const isIdle = languages.length < 2;
  return (
    <BlockRoot
      as="nav"
      className={styles['root']}
      data-look={look}
      aria-label={t('language-switch:label')}
      hidden={isIdle}
    >
      {!isIdle &&
        languages.map((language) => {
          const name = nameOf(language.locale);
          const code = language.locale.toUpperCase();
          const isCurrent = language.locale === locale;
          return (
            <a
              key={language.locale}
              href={mobileView ? `${language.path}?mobileView=true` : language.path}
              lang={language.locale}
              hrefLang={language.locale}
              // Not its label: whoever speaks to the page says what is seen (WCAG 2.2, 2.5.3).
              title={look === 'codes' && !isCurrent ? name : undefined}
              aria-current={isCurrent ? currentOf(language) : undefined}
            >
              {look === 'codes' ? code : name}
            </a>
          );
        })}
    </BlockRoot>
  );
}

/** `page` on the link to the page itself, `true` where its link leads elsewhere. */
function currentOf({ isTranslated }: LanguageAddress): 'page' | 'true' {
  return isTranslated ? 'page' : 'true';
}

/** What a language calls itself: whoever looks for it may read no other. */
function nameOf(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
