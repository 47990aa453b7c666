import { allBlocks } from '#blocks/all-blocks.ts';
import { BLOCK_CATEGORIES, type BlockCategory } from '#runtime/define-block.ts';
import { usePage } from '#runtime/render/page-context.ts';
import { words } from '../docs/facts/words.ts';
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

/** Address of a block's page of documentation; Storybook makes it of the title. */
function docsOf(category: BlockCategory, title: string): string {
  const id = `Blocks/${words(`category.${category}`)}/${title}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return `./?path=/docs/${id}--docs`;
}

function Overview() {
  const { locale } = usePage();
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
      {BLOCK_CATEGORIES.map((category) => (
        <section key={category} className={styles['section']}>
          <h2 className={styles['title']}>{`Blocks: ${words(`category.${category}`)}`}</h2>
          <ul className={styles['list']}>
            {allBlocks
              .filter((block) => block.category === category)
              .map(({ type, texts, examples }) => (
                <li key={type} className={styles['row']}>
                  <strong>
                    <a href={docsOf(category, texts('en').title)} target="_top">
                      {texts(locale).title}
                    </a>
                  </strong>
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
