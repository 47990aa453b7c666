import { allBlocks } from '#blocks/all-blocks.ts';
import { usePage } from '#runtime/render/page-context.ts';
import styles from './tokens/tokens.module.css';

const meta = { title: 'Foundations/Overview' };
export default meta;

const CHAPTERS = [
  [
    'Foundations',
    'Colours with their contrasts, type, space and motion: the tokens that everything is built from, also as a file.',
  ],
  ['UI', 'Primitives that blocks share. They are no blocks: editors never meet them.'],
  [
    'Blocks',
    'Every block with when to use it, each of its examples and states, its fields as controls.',
  ],
  ['Patterns', 'Sections that are put together from blocks.'],
  ['Pages', 'The home page of the sample shop, every system page, and the views for errors.'],
] as const;

function Overview() {
  const { locale } = usePage();
  const categories = [...new Set(allBlocks.map(({ category }) => category))];
  return (
    <main>
      <section className={styles['section']}>
        <h1 className={styles['title']}>The design system of Izlog</h1>
        <h2 className={styles['title']}>Where things are</h2>
        <ul className={styles['list']}>
          {CHAPTERS.map(([name, text]) => (
            <li key={name} className={styles['row']}>
              <strong>{name}</strong>
              <span className={styles['words']}>{text}</span>
            </li>
          ))}
        </ul>
      </section>
      {categories.map((category) => (
        <section key={category} className={styles['section']}>
          <h2 className={styles['title']}>{`Blocks: ${category}`}</h2>
          <ul className={styles['list']}>
            {allBlocks
              .filter((block) => block.category === category)
              .map(({ type, texts, examples }) => (
                <li key={type} className={styles['row']}>
                  <strong>{texts(locale).title}</strong>
                  <code className={styles['name']}>{type}</code>
                  <span className={styles['value']}>
                    {examples.map(({ name }) => name).join(', ')}
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

/** Every block by category, with the names of its examples. */
export const Blocks = { render: () => <Overview /> };
