import { Icon } from '#blocks/_ui/icon/icon.tsx';
import { ICON_NAMES } from '#blocks/_ui/icon/icon-paths.ts';
import styles from './gallery.module.css';
import { Gallery, Specimens } from './gallery.tsx';

const meta = { title: 'UI/Icon' };
export default meta;

export const All = {
  render: () => (
    <Gallery title="Icon">
      <Specimens label="Every name">
        {ICON_NAMES.map((name) => (
          <div key={name} className={styles['icon']}>
            <Icon name={name} size={24} />
            {name}
          </div>
        ))}
      </Specimens>
      <Specimens label="Sizes">
        {[16, 20, 24, 32, 48].map((size) => (
          <Icon key={size} name="drop" size={size} />
        ))}
      </Specimens>
    </Gallery>
  ),
};
