import { Button } from '#blocks/_ui/button/button.tsx';
import { type ButtonVariant, buttonClass } from '#blocks/_ui/button/button-class.ts';
import { Icon } from '#blocks/_ui/icon/icon.tsx';
import styles from './gallery.module.css';
import { Gallery, Specimens } from './gallery.tsx';

const meta = { title: 'UI/Button' };
export default meta;

const VARIANTS = ['primary', 'secondary', 'quiet', 'text'] as const;
const SIZES = ['s', 'm', 'l'] as const;

function Variant({ variant }: { variant: ButtonVariant }) {
  return (
    <>
      {SIZES.map((size) => (
        <Button key={size} variant={variant} size={size}>
          {`${variant} ${size}`}
        </Button>
      ))}
      <Button variant={variant}>
        <Icon name="bag" />U košaricu
      </Button>
      <Button variant={variant} busy>
        Šaljemo
      </Button>
      <Button variant={variant} disabled>
        Nedostupno
      </Button>
    </>
  );
}

export const Variants = {
  render: () => (
    <Gallery title="Button">
      {VARIANTS.map((variant) => (
        <Specimens key={variant} label={variant}>
          <Variant variant={variant} />
        </Specimens>
      ))}
      <Specimens label="A link that looks like a button">
        <a className={buttonClass({ variant: 'secondary' })} href="#proizvod">
          Pogledajte proizvod
        </a>
      </Specimens>
      <Specimens label="As wide as its place, with a long label">
        <div className={styles['narrow']}>
          <Button full>Dodajte u košaricu i nastavite s kupnjom omiljene njege</Button>
        </div>
      </Specimens>
    </Gallery>
  ),
};

export const OnBrand = {
  render: () => (
    <Gallery title="Button on the brand">
      {VARIANTS.map((variant) => (
        <Specimens key={variant} label={variant} deep>
          <Variant variant={variant} />
        </Specimens>
      ))}
    </Gallery>
  ),
};
