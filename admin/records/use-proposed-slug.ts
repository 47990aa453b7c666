import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { slugOf } from '#kit/slug-of.ts';
import type { Values } from './record-form.tsx';
import { textIn } from './record-kind.ts';

/** Gives a new record the address that its name makes, until somebody types another one. */
export function useProposedSlug(
  form: Pick<UseFormReturn<Values>, 'watch' | 'setValue'>,
  isAsked: boolean,
) {
  useEffect(() => {
    if (!isAsked) return;
    let proposed = '';
    const { unsubscribe } = form.watch(({ fields = {} }, { name }) => {
      const isUntouched = !fields['slug'] || fields['slug'] === proposed;
      if (!(name?.startsWith('fields.names') && isUntouched)) return;
      proposed = slugOf(textIn(fields['names'], DEFAULT_LOCALE));
      form.setValue('fields.slug', proposed, { shouldDirty: true });
    });
    return unsubscribe;
  }, [isAsked, form]);
}
