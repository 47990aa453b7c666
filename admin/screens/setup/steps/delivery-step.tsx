import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { FIRST_COUNTRY } from '#domain/commerce/countries.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import controls from '#kit/fields/controls.module.css';
import { useLatest } from '#kit/query/use-latest.ts';
import { Button } from '#kit/ui/button.tsx';
import { adminCountries } from '#schemas/api/admin-countries.ts';
import { useAdmin } from '../../../admin-context.ts';
import { Refusal } from '../../../dialogs/refusal.tsx';
import { amountOf, shownAmount } from '../../../records/controls/amount-controls.tsx';
import { amountText } from '../../../records/kinds/cells.tsx';
import { deliveryMethodKind } from '../../../records/kinds/sales-kinds.tsx';
import { useDeliveryMethods } from '../../../records/places/use-delivery-methods.ts';
import type { RecordData } from '../../../records/record-kind.ts';
import { LoadedView } from '../../../screen.tsx';
import type { StepProps } from '../step-card.tsx';
import { inAllLanguages, useSetupTexts } from '../use-setup-texts.ts';
import { MethodList } from './method-list.tsx';
import { DELIVERY_TEMPLATES, type DeliveryTemplate, freeCode } from './method-templates.ts';
import styles from './steps.module.css';
import { useMethods } from './use-methods.ts';

/** Ways of delivery from templates, each with a price of the owner's. */
export function DeliveryStep({ onChanged }: StepProps) {
  const admin = useAdmin();
  const s = useSetupTexts();
  const { loaded, failure, again, add } = useMethods(deliveryMethodKind, onChanged);
  const { api } = useBackOffice();
  // Its price is one for parcels at home; where else it goes is said at the method.
  const { value: sold } = useLatest('countries', () => api.get(adminCountries, {}));
  const country = sold?.standard ?? FIRST_COUNTRY;
  return (
    <LoadedView loaded={loaded} onRetry={again}>
      {({ records }) => (
        <>
          <MethodList
            kind={deliveryMethodKind}
            methods={records}
            detailOf={({ priceCents, daysMin, daysMax }) =>
              [
                Number(priceCents) === 0 ? s('setup.methods.free') : amountText(priceCents, admin),
                typeof daysMax === 'number' && daysWords(s, Number(daysMin ?? 0), daysMax),
              ]
                .filter(Boolean)
                .join(' · ')
            }
          />
          <PlacesLink version={records.length} />
          <section className={styles['part']}>
            <h3>{s('setup.methods.add')}</h3>
            <ul className={styles['templates']}>
              {DELIVERY_TEMPLATES.filter(({ id }) => !isThere(records, id)).map((template) => (
                <Template
                  key={template.id}
                  template={template}
                  onAdd={(priceCents) => add(methodOf(template, priceCents, country, records))}
                />
              ))}
            </ul>
            <Refusal failure={failure} />
            <Link className={styles['all']} to={`/${deliveryMethodKind.path}`}>
              {s('setup.go.methods.delivery')}
            </Link>
          </section>
        </>
      )}
    </LoadedView>
  );
}

function daysWords(s: ReturnType<typeof useSetupTexts>, from: number, to: number): string {
  return s('setup.methods.days', { days: [...new Set([from, to])].join('–') });
}

/** The way to the places, where a way of delivery leads to any. */
function PlacesLink({ version }: { version: number }) {
  const s = useSetupTexts();
  if (!useDeliveryMethods(version).some(({ hasPlaces }) => hasPlaces)) return null;
  return (
    <Link className={styles['all']} to="/delivery-places">
      {s('setup.go.places')}
    </Link>
  );
}

/** A template is taken once; by its name, for a code may be taken by another method. */
function isThere(methods: readonly RecordData[], id: string): boolean {
  const { hr } = inAllLanguages(`setup.delivery.${id}.name`);
  return methods.some(({ names }) => typeof names === 'object' && Object(names).hr === hr);
}

function methodOf(
  { id, code, kind, countsFreeLimit, days }: DeliveryTemplate,
  priceCents: number,
  country: string,
  methods: readonly RecordData[],
): RecordData {
  return {
    ...deliveryMethodKind.blank,
    kind,
    countsFreeLimit,
    ...(days && { daysMin: days[0], daysMax: days[1] }),
    priceCents,
    code: freeCode(
      code,
      methods.map((method) => Number(method['code'])),
    ),
    names: inAllLanguages(`setup.delivery.${id}.name`),
    descriptions: inAllLanguages(`setup.delivery.${id}.text`),
    countries: [country],
  };
}

interface TemplateProps {
  template: DeliveryTemplate;
  onAdd(priceCents: number): void;
}

function Template({ template, onAdd }: TemplateProps) {
  const { locale, currency } = useAdmin();
  const s = useSetupTexts();
  const [text, setText] = useState(() => shownAmount(template.cents, locale));
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const name = s(`setup.delivery.${template.id}.name`);

  function take() {
    const cents = amountOf(text, locale);
    const isPrice = typeof cents === 'number' && cents >= 0;
    setWrong(!isPrice);
    if (isPrice) onAdd(cents);
  }

  return (
    <li>
      <span className={styles['about']}>
        <b>{name}</b>
        <small>{s(`setup.delivery.${template.id}.text`)}</small>
        {template.days && <small>{daysWords(s, ...template.days)}</small>}
        {template.after && <small>{s(template.after)}</small>}
      </span>
      <span className={styles['price']}>
        <label htmlFor={id}>{s('setup.methods.price', { currency: currency.symbol })}</label>
        <input
          id={id}
          className={controls['input']}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-fault` : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {isWrong && (
          <small id={`${id}-fault`} role="alert">
            {s('setup.methods.priceFault')}
          </small>
        )}
      </span>
      <Button size="l" aria-label={s('setup.methods.take', { name })} onClick={take}>
        <Plus size={15} aria-hidden />
      </Button>
    </li>
  );
}
