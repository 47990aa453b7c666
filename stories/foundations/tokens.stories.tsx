import themeCss from '#runtime/theme/default-theme.css?raw';
import tokensCss from '#runtime/theme/tokens.css?raw';
import styles from './tokens.module.css';

const meta = { title: 'Foundations/Tokens' };
export default meta;

interface Token {
  name: string;
  value: string;
}

const tokens: readonly Token[] = [
  ...(themeCss + tokensCss).matchAll(/^ {2}(--[\w-]+):\s*([^;]+);/gm),
].map((match) => ({
  name: match[1] ?? '',
  value: (match[2] ?? '').replace(/\s+/g, ' '),
}));

function tokensOf(prefix: string): readonly Token[] {
  const seen = new Set<string>();
  return tokens.filter(({ name }) => name.startsWith(prefix) && !seen.has(name) && seen.add(name));
}

function TokenList({
  title,
  prefix,
  sample,
}: {
  title: string;
  prefix: string;
  sample: (token: Token) => React.ReactNode;
}) {
  return (
    <section className={styles['section']}>
      <h2 className={styles['title']}>{title}</h2>
      <ul className={styles['list']}>
        {tokensOf(prefix).map((token) => (
          <li key={token.name} className={styles['row']}>
            {sample(token)}
            <code className={styles['name']}>{token.name}</code>
            <span className={styles['value']}>{token.value}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const Colours = {
  render: () => (
    <TokenList
      title="Colours"
      prefix="--color-"
      sample={({ name }) => (
        <span className={styles['swatch']} style={{ background: `var(${name})` }} />
      )}
    />
  ),
};

export const Type = {
  render: () => (
    <TokenList
      title="Type scale"
      prefix="--text-"
      sample={({ name }) => (
        <span className={styles['specimen']} style={{ fontSize: `var(${name})` }}>
          Čista koža, šum mora
        </span>
      )}
    />
  ),
};

export const Space = {
  render: () => (
    <TokenList
      title="Space"
      prefix="--space-"
      sample={({ name }) => (
        <span className={styles['bar']} style={{ inlineSize: `var(${name})` }} />
      )}
    />
  ),
};

export const Shape = {
  render: () => (
    <>
      <TokenList
        title="Radius"
        prefix="--radius-"
        sample={({ name }) => (
          <span className={styles['swatch']} style={{ borderRadius: `var(${name})` }} />
        )}
      />
      <TokenList
        title="Shadow"
        prefix="--shadow-"
        sample={({ name }) => (
          <span className={styles['card']} style={{ boxShadow: `var(${name})` }} />
        )}
      />
    </>
  ),
};
