import { Link } from 'react-router-dom';
import { useTexts } from '#kit/back-office-context.ts';
import { type ControlProps, inputAttributes } from '#kit/fields/control-props.ts';
import controls from '#kit/fields/controls.module.css';
import { useAdmin } from '../../admin-context.ts';
import { textIn } from '../record-kind.ts';
import styles from './places.module.css';
import { useDeliveryMethods } from './use-delivery-methods.ts';

/** The way of delivery that a place belongs to: one that is collected somewhere. */
export function PlaceMethodControl(props: ControlProps) {
  const t = useTexts();
  const { locale } = useAdmin();
  const methods = useDeliveryMethods();
  const fitting = methods.filter(({ id, hasPlaces }) => hasPlaces || id === props.value);
  if (methods.length > 0 && fitting.length === 0) {
    return (
      <p className={styles['none']}>
        {t('places.noMethod')}{' '}
        <Link to="/delivery-methods/new">{t('admin.add.deliveryMethods')}</Link>
      </p>
    );
  }
  return (
    <select
      {...inputAttributes(props)}
      className={controls['select']}
      value={String(props.value ?? '')}
      onChange={({ target }) => props.onChange(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{t('places.chooseMethod')}</option>
      {fitting.map(({ id, names }) => (
        <option key={id} value={id}>
          {textIn(names, locale)}
        </option>
      ))}
    </select>
  );
}
