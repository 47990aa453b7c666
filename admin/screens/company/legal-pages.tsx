import { useState } from 'react';
import type { LegalKind } from '#domain/company/legal.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { publishElement } from '#schemas/api/content.ts';
import type { ApiResult } from '#schemas/api/endpoint.ts';
import {
  adminCreateLegalPage,
  adminLegalPages,
  adminReadLegalPage,
  type LegalPage,
  type LegalState,
} from '#schemas/api/legal.ts';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import { LoadedView } from '../../screen.tsx';
import styles from './legal.module.css';
import { LegalCard } from './legal-card.tsx';
import { useCompanyTexts } from './use-company-texts.ts';

interface LegalPagesProps {
  /** A page was made, published, or read by a lawyer. */
  onChanged?: (() => void) | undefined;
}

/** The legal pages of the shop: which there are, drafts for the others, and their publication. */
export function LegalPages({ onChanged }: LegalPagesProps) {
  const { api } = useBackOffice();
  const texts = useCompanyTexts();
  const [tries, setTries] = useState(0);
  const loaded = useLoaded(String(tries), () => api.call(adminLegalPages, {}));
  return (
    <>
      <p className={styles['lawyer']} role="note">
        {texts('legal.lawyer')}
      </p>
      <LoadedView loaded={loaded} onRetry={() => setTries(tries + 1)}>
        {(state) => <Kinds state={state} onChanged={onChanged} />}
      </LoadedView>
    </>
  );
}

function Kinds({ state, onChanged }: LegalPagesProps & { state: LegalState }) {
  const { api, announce } = useBackOffice();
  const t = useCompanyTexts();
  const [kinds, setKinds] = useState(state.kinds);
  const [again, setAgain] = useState<LegalKind | null>(null);
  const { failure, send } = useSend();

  function show(next: LegalState) {
    setKinds(next.kinds);
    onChanged?.();
  }

  const create = (kind: LegalKind, isAgain: boolean) =>
    send(
      () => api.call(adminCreateLegalPage, { params: { kind }, body: { again: isAgain } }),
      (made) => {
        show(made.state);
        setAgain(null);
        announce(t('legal.made', { name: t(`legal.kind.${kind}`) }));
      },
    );

  const publish = ({ id, title }: LegalPage) =>
    send(
      async (): Promise<ApiResult<LegalState>> => {
        const published = await api.call(publishElement, { params: { id }, body: {} });
        return published.errored ? published : api.call(adminLegalPages, {});
      },
      (next) => {
        show(next);
        announce(t('legal.published', { name: title }));
      },
    );

  const setRead = ({ id }: LegalPage, isRead: boolean) =>
    send(() => api.call(adminReadLegalPage, { params: { id }, body: { isRead } }), show);

  const named = kinds.find(({ kind }) => kind === again)?.pages.at(-1);
  const isGate = failure?.error.code === 'VALIDATION_FAILED';
  return (
    <>
      {again === null && <Refusal failure={failure} text={isGate ? t('legal.gate') : undefined} />}
      <div className={styles['kinds']}>
        {kinds.map((one) => (
          <LegalCard
            key={one.kind}
            {...one}
            onCreate={() =>
              one.pages.length > 0 ? setAgain(one.kind) : void create(one.kind, false)
            }
            onPublish={(page) => void publish(page)}
            onRead={(page, isRead) => void setRead(page, isRead)}
          />
        ))}
      </div>
      {again && named && (
        <ConfirmDialog
          title={t('legal.again.title')}
          text={t('legal.again.text', { name: named.title })}
          confirm={t('legal.another')}
          onConfirm={() => void create(again, true)}
          onClose={() => setAgain(null)}
        >
          <Refusal failure={failure} />
        </ConfirmDialog>
      )}
    </>
  );
}
