import { useBackOffice } from '#kit/back-office-context.ts';
import { type BinKind, restoreFromBin } from '#schemas/api/bin.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { useBinTexts } from './use-bin-texts.ts';

/** What is brought back. */
export interface Restoring {
  kind: BinKind;
  id: number;
  name: string;
}

/**
 * Brings something back, under another address when one is given, and says what became of it;
 * answers why the server would not.
 */
export function useRestore() {
  const { api, announce } = useBackOffice();
  const say = useBinTexts();
  return async ({ kind, id, name }: Restoring, slug?: string): Promise<ApiFailure | null> => {
    const body = { kind, id, ...(slug !== undefined && { slug }) };
    const answer = await api.call(restoreFromBin, { body });
    if (answer.errored) return answer;
    const { wasPublic, isPublic } = answer.data;
    announce(say(wasPublic && !isPublic ? 'bin.restoredDraft' : 'bin.restored', { name }));
    return null;
  };
}
