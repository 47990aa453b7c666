import { useBackOffice } from '#kit/back-office-context.ts';
import { SelectControl } from '#kit/fields/choice-controls.tsx';
import type { ControlProps } from '#kit/fields/control-props.ts';
import { useLatest } from '#kit/query/use-latest.ts';
import { adminPaymentAdapters } from '#schemas/api/admin.ts';
import { useNamedPlugins } from '../named-plugins.ts';

/**
 * Who carries out a payment, of those that are set up on the server. What the record has stays to be
 * chosen, and says that it is not.
 */
export function AdapterControl(props: ControlProps) {
  const { schema, value, labels } = props;
  const { api, t } = useBackOffice();
  const { choicesWith, nameOf } = useNamedPlugins('paymentProviders');
  const { value: answer } = useLatest('adapters', () => api.get(adminPaymentAdapters, {}));
  const isSetUp = (choice: unknown) =>
    answer === undefined || answer.adapters.some((adapter) => adapter === choice);
  return (
    <SelectControl
      {...props}
      schema={{ ...schema, enum: choicesWith(value).filter((id) => id === value || isSetUp(id)) }}
      labels={{
        ...labels,
        choice: (_path, choice) => {
          const name = nameOf(choice);
          return isSetUp(choice) ? name : t('admin.choice.notSetUp', { name });
        },
      }}
    />
  );
}
