import { colorField, type ThemeValues } from '#domain/theme/theme.ts';
import { type ContrastRow, contrastRows } from './contrast-rows.ts';
import styles from './tokens.module.css';

const NAMES: Readonly<Record<string, string>> = {
  page: 'On the page',
  sand: 'On the surface “sand”',
  accent: 'On the surface “accent”',
  night: 'On the surface “night”',
};

/** Every pair of colours with its contrast, and whether WCAG 2.2 AA is content with it. */
export function ContrastTable({ values }: { values: ThemeValues }) {
  const tables = contrastRows(values);
  const failing = tables.flatMap(([, rows]) => rows).filter(({ passes }) => !passes).length;
  return (
    <section className={styles['section']}>
      <h1 className={styles['title']}>Contrast</h1>
      <p className={styles['text']}>
        Text needs 4.5 to 1, lines, stars and focus rings 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11).{' '}
        {failing === 0 ? 'Every pair passes.' : `${failing} pairs fail.`}
      </p>
      {tables.map(([name, rows]) => (
        <section key={name}>
          <h2 className={styles['title']}>{NAMES[name]}</h2>
          <div className={styles['scroll']}>
            <table className={styles['pairs']}>
              <thead>
                <tr>
                  <th scope="col">Looks like</th>
                  <th scope="col">Colour</th>
                  <th scope="col">Ground</th>
                  <th scope="col">Contrast</th>
                  <th scope="col">Needs</th>
                  <th scope="col">Result</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Row key={`${row.role}-${row.on}`} row={row} />
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
    </section>
  );
}

function Row({ row: { role, on, color, ground, ratio, needs, passes } }: { row: ContrastRow }) {
  return (
    <tr>
      <td>
        {/* A picture of the pair: what it has is said beside it. */}
        <span className={styles['sample']} style={{ background: ground, color }} aria-hidden="true">
          {needs < 4 ? '★ ─── ◯' : 'Mir za kožu'}
        </span>
      </td>
      <td>
        <code>{colorField(role)}</code> {color}
      </td>
      <td>
        <code>{colorField(on)}</code> {ground}
      </td>
      <td>{ratio.toFixed(2)}</td>
      <td>{needs}</td>
      <td>{passes ? '✓ Pass' : '✗ Fail'}</td>
    </tr>
  );
}
