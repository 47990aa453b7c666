import { type ReactNode, useLayoutEffect, useMemo } from 'react';

import { allBlocks } from '#blocks/all-blocks.ts';
import type { Locale } from '#domain/locales.ts';
import type { ThemeValues } from '#domain/theme/theme.ts';
import { collectTexts } from '#runtime/i18n/catalogue.ts';
import { createTranslate } from '#runtime/i18n/translate.ts';
import { PageContext, type PageContextValue } from '#runtime/render/page-context.ts';
import { showTheme } from '#runtime/theme/show-theme.ts';
import { sampleMedia } from '#tests/support/sample-media.ts';
import styles from './page-frame.module.css';

interface PageFrameProps {
  locale: Locale;
  theme: ThemeValues;
  isNight?: boolean;
  /** One of many on a page of documentation. */
  isInDocs?: boolean;
  children: ReactNode;
}

/** The page that a story is on: texts of its language, the sample shop's pictures, the theme. */
export function PageFrame({
  locale,
  theme,
  isNight = false,
  isInDocs = false,
  children,
}: PageFrameProps) {
  useLayoutEffect(() => {
    showTheme(theme);
    // Of what the browser draws itself: fields, scroll bars.
    document.documentElement.style.colorScheme = isNight ? 'dark' : '';
  }, [theme, isNight]);
  const page = useMemo<PageContextValue>(
    () => ({
      locale,
      path: '/',
      mobileView: false,
      t: createTranslate(locale, collectTexts(locale, allBlocks)),
      media: sampleMedia,
    }),
    [locale],
  );
  return (
    <PageContext value={page}>
      <div className={`izlog-page ${isInDocs ? styles['inDocs'] : ''}`} lang={locale}>
        {children}
      </div>
    </PageContext>
  );
}
