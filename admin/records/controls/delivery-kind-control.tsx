import { SelectControl } from '#kit/fields/choice-controls.tsx';
import type { ControlProps } from '#kit/fields/control-props.ts';
import { useNamedPlugins } from '../named-plugins.ts';

/** How something is delivered. What the record has stays to be chosen, known or not. */
export function DeliveryKindControl(props: ControlProps) {
  const { schema, value, labels } = props;
  const { choicesWith, nameOf } = useNamedPlugins('deliveryKinds');
  return (
    <SelectControl
      {...props}
      schema={{ ...schema, enum: choicesWith(value) }}
      labels={{ ...labels, choice: (_path, choice) => nameOf(choice) }}
    />
  );
}
