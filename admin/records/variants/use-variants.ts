import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { adminSaveVariants, adminVariants, type Variants } from '#schemas/api/admin-variant.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { failureText } from '../../screen.tsx';
import {
  type Draft,
  draftOf,
  faultsFrom,
  faultsLeft,
  faultsOf,
  type RowFaults,
  rebased,
  writeOf,
} from './variant-draft.ts';

/** The variants of a product as they are stored, and as the form has them. */
export function useVariants(productId: number, product: Variants) {
  const { api, t, announce } = useBackOffice();
  const [stored, setStored] = useState(product);
  const [draft, setDraft] = useState<Draft>(() => draftOf(product));
  const [faults, setFaults] = useState<RowFaults>({});
  const [note, setNote] = useState<{ text: string; isBad: boolean } | null>(null);
  const [isSending, setSending] = useState(false);
  const { write, named, isSame } = writeOf(draft, stored.attributeIds);

  /** What is wrong with a field is told until the field is changed. */
  function change(next: Draft) {
    setFaults((told) => faultsLeft(told, draft, next));
    setDraft(next);
  }

  /** What others have saved is read again; what was typed here stays. */
  async function readAgain() {
    const now = await api.call(adminVariants, { params: { id: productId } });
    if (now.errored) return;
    setStored(now.data);
    setDraft((mine) => rebased(mine, now.data));
  }

  async function refused(answer: ApiFailure) {
    const fields = { ...answer.error.payload.fields };
    const isWhole = Object.keys(fields).some((path) => path.startsWith('attributeIds'));
    const more = isWhole ? ` ${t('catalogue.variants.fault.values')}` : '';
    setNote({ text: failureText(answer, t) + more, isBad: true });
    setFaults(faultsFrom(fields, named));
    if (answer.error.code === 'RECORD_CHANGED') await readAgain();
  }

  async function send() {
    setSending(true);
    const answer = await api.call(adminSaveVariants, { params: { id: productId }, body: write });
    setSending(false);
    if (answer.errored) return refused(answer);
    setStored(answer.data);
    setDraft(draftOf(answer.data));
    const { switchedOff } = answer.data;
    if (switchedOff.length > 0) {
      const text = t('catalogue.variants.switchedOff', { codes: switchedOff.join(', ') });
      setNote({ text, isBad: false });
    }
    announce(t('admin.saved', { name: t('catalogue.variants.title') }));
  }

  async function save() {
    const own = faultsOf(draft);
    setFaults(own);
    setNote(null);
    if (Object.keys(own).length === 0) return send();
    setNote({ text: t('catalogue.variants.check'), isBad: true });
  }

  return { stored, draft, change, faults, note, isSending, isSame, save };
}
