import { Field, type FieldProps } from '#blocks/_ui/field/field.tsx';
import { Input, type InputProps } from '#blocks/_ui/field/input.tsx';
import styles from './gallery.module.css';
import { Gallery, Specimens } from './gallery.tsx';

const meta = { title: 'UI/Field' };
export default meta;

type SampleProps = Omit<FieldProps, 'children'> & { input?: Omit<InputProps, 'of'> };

function Sample({ input, ...field }: SampleProps) {
  return (
    <div className={styles['narrow']}>
      <Field {...field}>
        <Input of={field} {...input} />
      </Field>
    </div>
  );
}

export const All = {
  render: () => (
    <Gallery title="Field">
      <Specimens label="States">
        <Sample id="ime" label="Ime" />
        <Sample id="grad" label="Grad" input={{ defaultValue: 'Šibenik' }} />
        <Sample id="adresa" label="E-mail" required input={{ type: 'email', required: true }} />
        <Sample id="telefon" label="Telefon" hint="Zovemo samo zbog dostave." />
        <Sample
          id="posta"
          label="Poštanski broj"
          hint="Pet znamenki."
          error="Unesite pet znamenki, primjerice 21000."
          input={{ defaultValue: '2100' }}
        />
        <Sample id="drzava" label="Država" input={{ defaultValue: 'Hrvatska', disabled: true }} />
      </Specimens>
      <Specimens label="Label that is only read out">
        <Sample id="pojam" label="Pretraga" hiddenLabel input={{ placeholder: 'Tražite njegu…' }} />
      </Specimens>
      <Specimens label="Long label and message">
        <Sample
          id="napomena"
          label="Napomena za dostavljača koju ispisujemo na naljepnici paketa"
          error="Napomena je predugačka za naljepnicu. Skratite je na najviše sto četrdeset znakova."
        />
      </Specimens>
      <Specimens label="On the brand" deep>
        <Sample id="tamno" label="E-mail" hint="Jednom mjesečno." error="Adresa nije potpuna." />
      </Specimens>
    </Gallery>
  ),
};
