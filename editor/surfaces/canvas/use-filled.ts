import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { usePage } from '#runtime/render/page-context.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { namesFacts, withFacts } from '../../kernel/store/fields/facts.ts';

/** A value as shoppers see it: with what its texts leave open, once the shop has told. */
export function useFilled<T>(value: T): T {
  const { facts } = useEditor();
  const { locale } = usePage();
  const isOpen = useMemo(() => namesFacts(value), [value]);
  const known = useSyncExternalStore(facts.subscribe, () =>
    isOpen ? facts.read(locale) : undefined,
  );
  useEffect(() => {
    if (isOpen && !facts.read(locale)) void facts.fetch(locale);
  }, [facts, isOpen, locale]);
  return useMemo(
    () => (known ? withFacts(value, new Map(known.map(({ name, text }) => [name, text]))) : value),
    [value, known],
  );
}
