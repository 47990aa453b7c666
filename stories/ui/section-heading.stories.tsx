import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { Link } from '#schemas/content/values.ts';
import styles from './gallery.module.css';
import { Gallery, Specimens } from './gallery.tsx';

const meta = { title: 'UI/Section heading' };
export default meta;

const link: Link = { kind: 'url', href: '/shop', label: 'Svi proizvodi' };
const full = {
  eyebrow: 'Iz naše ljekarne',
  title: 'Najtraženije ovog mjeseca',
  text: 'Proizvodi po koje se vraćate, s preporukom naših ljekarnika.',
  link,
};
const samples = [
  ['All parts', full],
  ['Title alone', { title: full.title }],
  [
    'Long text',
    {
      ...full,
      title: 'Intenzivna njega za suhu, osjetljivu i dehidriranu kožu tijekom cijele zime',
    },
  ],
] as const;

export const All = {
  render: () => (
    <Gallery title="Section heading">
      {samples.map(([label, values]) => (
        <Specimens key={label} label={label}>
          <div className={styles['wide']}>
            <SectionHeading values={values} />
          </div>
        </Specimens>
      ))}
      <Specimens label="Centred">
        <div className={styles['wide']}>
          <SectionHeading values={full} align="center" />
        </div>
      </Specimens>
      <Specimens label="On the brand" deep>
        <div className={styles['wide']}>
          <SectionHeading values={full} />
        </div>
      </Specimens>
    </Gallery>
  ),
};
