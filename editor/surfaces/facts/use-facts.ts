import { useSyncExternalStore } from 'react';
import { useLatest } from '#kit/query/use-latest.ts';
import type { ShownPlaceholder } from '#schemas/api/admin-placeholders.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { useScope } from '../../kernel/store/selectors.ts';

/** A group of placeholders, and what it is called. */
export interface FactGroup {
  title: string;
  facts: readonly ShownPlaceholder[];
}

/** What editors are offered, as it is now; asked for again whenever somebody looks. */
export function useFacts(): { groups: readonly FactGroup[]; hasFailed: boolean } {
  const { facts } = useEditor();
  const { locale } = useScope();
  const known = useSyncExternalStore(facts.subscribe, () => facts.read(locale)) ?? [];
  const asked = useLatest(locale, async () => {
    if (!(await facts.fetch(locale))) throw new Error('Izlog: facts could not be asked for.');
  });
  const offered = known.filter(({ label }) => label !== '');
  const titles = [...new Set(offered.map(({ group }) => group))];
  return {
    groups: titles.map((title) => ({
      title,
      facts: offered.filter(({ group }) => group === title),
    })),
    hasFailed: asked.status === 'failed' && offered.length === 0,
  };
}
