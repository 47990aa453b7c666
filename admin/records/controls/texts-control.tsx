import { createContext, useContext } from 'react';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import type { ControlProps } from '#kit/fields/control-props.ts';
import { TextareaControl, TextControl } from '#kit/fields/text-controls.tsx';
import { isRecord } from '#runtime/content/json.ts';

/** Language whose texts the form shows. */
export const ContentLocaleContext = createContext<Locale>(DEFAULT_LOCALE);

/** One line of text in the language that the form shows. */
export function TextsControl(props: ControlProps) {
  return <TextControl {...useOneLanguage(props)} key={useContext(ContentLocaleContext)} />;
}

/** Several lines of text in the language that the form shows. */
export function LongTextsControl(props: ControlProps) {
  return <TextareaControl {...useOneLanguage(props)} key={useContext(ContentLocaleContext)} />;
}

function useOneLanguage(props: ControlProps): ControlProps {
  const locale = useContext(ContentLocaleContext);
  const texts = isRecord(props.value) ? props.value : {};
  return {
    ...props,
    value: texts[locale],
    onChange: (text) => props.onChange({ ...texts, [locale]: text }),
  };
}
