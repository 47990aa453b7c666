import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLatest } from '#kit/query/use-latest.ts';
import { Button } from '#kit/ui/button.tsx';
import {
  adminCheckProvider,
  adminPaymentAdapters,
  adminPaymentProviders,
} from '#schemas/api/admin.ts';
import type { DataOf } from '#schemas/api/endpoint.ts';
import { Refusal } from '../../../dialogs/refusal.tsx';
import { useSend } from '../../../dialogs/use-send.ts';
import { paymentMethodKind } from '../../../records/kinds/sales-kinds.tsx';
import type { RecordData } from '../../../records/record-kind.ts';
import { LoadedView } from '../../../screen.tsx';
import type { StepProps } from '../step-card.tsx';
import { inAllLanguages, useSetupTexts } from '../use-setup-texts.ts';
import { MethodList } from './method-list.tsx';
import { freeCode, PAYMENT_TEMPLATES, type PaymentTemplate } from './method-templates.ts';
import styles from './steps.module.css';
import { useMethods } from './use-methods.ts';

/** Providers that call themselves otherwise than what shoppers read. */
const BY = new Set(['monri', 'corvuspay']);

/** Ways to pay from templates; those of a provider once its account is set up. */
export function PaymentStep({ onChanged }: StepProps) {
  const { api } = useBackOffice();
  const s = useSetupTexts();
  const { loaded, failure, again, add } = useMethods(paymentMethodKind, onChanged);
  const { value: adapters } = useLatest('adapters', () => api.get(adminPaymentAdapters, {}));
  const { value: known } = useLatest('providers', () => api.get(adminPaymentProviders, {}));
  const settingsOf = (adapter: string) =>
    known?.providers.find(({ id }) => id === adapter)?.settings ?? [];
  return (
    <LoadedView loaded={loaded} onRetry={again}>
      {({ records }) => (
        <>
          <MethodList kind={paymentMethodKind} methods={records} />
          <section className={styles['part']}>
            <h3>{s('setup.methods.add')}</h3>
            <ul className={styles['templates']}>
              {PAYMENT_TEMPLATES.filter(({ adapter }) => !isThere(records, adapter)).map(
                (template) => (
                  <Template
                    key={template.id}
                    template={template}
                    isSetUp={adapters?.adapters.includes(template.adapter) ?? false}
                    settings={settingsOf(template.adapter)}
                    onAdd={() => add(methodOf(template, records))}
                  />
                ),
              )}
            </ul>
            <Refusal failure={failure} />
            <Link className={styles['all']} to={`/${paymentMethodKind.path}`}>
              {s('setup.go.methods.payment')}
            </Link>
          </section>
        </>
      )}
    </LoadedView>
  );
}

const isThere = (methods: readonly RecordData[], provider: string) =>
  methods.some(({ adapter }) => adapter === provider);

function methodOf(template: PaymentTemplate, methods: readonly RecordData[]): RecordData {
  const { id, code, adapter, paymentType, notWithDelivery, isDigitalAllowed } = template;
  return {
    ...paymentMethodKind.blank,
    adapter,
    paymentType,
    isDigitalAllowed,
    notWithDelivery,
    code: freeCode(
      code,
      methods.map((method) => Number(method['code'])),
    ),
    names: inAllLanguages(`setup.payment.${id}.name`),
    descriptions: inAllLanguages(`setup.payment.${id}.text`),
  };
}

interface TemplateProps {
  template: PaymentTemplate;
  /** Whether its provider has an account here. */
  isSetUp: boolean;
  /** What the provider's account is made of. */
  settings: readonly string[];
  onAdd(): void;
}

function Template({ template, isSetUp, settings, onAdd }: TemplateProps) {
  const s = useSetupTexts();
  const { id, adapter } = template;
  const own = s(`setup.payment.${id}.name`);
  const name = BY.has(id) ? s(`setup.payment.${id}.by`) : own;
  return (
    <li>
      <span className={styles['about']}>
        <b>{name}</b>
        <small>{s(`setup.payment.${id}.text`)}</small>
        {!isSetUp && settings.length > 0 && (
          <small>{s('setup.methods.keys', { keys: settings.join(', ') })}</small>
        )}
        {isSetUp && settings.length > 0 && <Tried provider={adapter} />}
      </span>
      <Button
        size="l"
        disabled={!isSetUp}
        aria-label={s('setup.methods.take', { name })}
        onClick={onAdd}
      >
        <Plus size={15} aria-hidden />
      </Button>
    </li>
  );
}

/** Asks the provider whether the account is good. */
function Tried({ provider }: { provider: string }) {
  const { api } = useBackOffice();
  const s = useSetupTexts();
  const { failure, send } = useSend();
  const [found, setFound] = useState<DataOf<typeof adminCheckProvider> | null>(null);
  const ask = () => void send(() => api.call(adminCheckProvider, { body: { provider } }), setFound);
  return (
    <span className={styles['tried']}>
      <Button onClick={ask}>{s('setup.payment.try')}</Button>
      <small role="status" data-outcome={found?.outcome}>
        {found && s(`setup.payment.tried.${found.outcome}`, { text: found.text })}
      </small>
      <Refusal failure={failure} />
    </span>
  );
}
