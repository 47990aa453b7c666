import { Checkbox } from '#blocks/_ui/checkbox/checkbox.tsx';
import styles from './gallery.module.css';
import { Gallery, Specimens } from './gallery.tsx';

const meta = { title: 'UI/Checkbox' };
export default meta;

export const All = {
  render: () => (
    <Gallery title="Checkbox">
      <Specimens label="States">
        <Checkbox>Prazno</Checkbox>
        <Checkbox defaultChecked>Odabrano</Checkbox>
        <Checkbox disabled>Onemogućeno</Checkbox>
        <Checkbox disabled defaultChecked>
          Onemogućeno i odabrano
        </Checkbox>
        <Checkbox aria-invalid>Neispravno</Checkbox>
      </Specimens>
      <Specimens label="With a second line, in a narrow place">
        <div className={styles['narrow']}>
          <Checkbox detail="Pomažu nam razumjeti kako se koristi trgovina.">
            Statistički kolačići i mjerenje posjećenosti
          </Checkbox>
        </div>
      </Specimens>
      <Specimens label="On the brand" deep>
        <Checkbox>Prazno</Checkbox>
        <Checkbox defaultChecked>Odabrano</Checkbox>
      </Specimens>
    </Gallery>
  ),
};
