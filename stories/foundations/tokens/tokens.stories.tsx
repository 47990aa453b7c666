import type { StoryObj } from '@storybook/react-vite';
import themeCss from '#runtime/theme/default-theme.css?raw';
import tokensCss from '#runtime/theme/tokens.css?raw';
import { isNight, themeOf } from '../../controls/globals.ts';
import { ContrastTable } from './contrast-table.tsx';
import { type CssToken, cssTokens, tokenFile } from './token-file.ts';
import styles from './tokens.module.css';

const meta = { title: 'Foundations/Tokens' };
export default meta;

type Token = CssToken;

const tokens = cssTokens(themeCss, tokensCss);

function tokensOf(prefix: string): readonly Token[] {
  return tokens
    .filter(({ name }) => `--${name}`.startsWith(prefix))
    .map(({ name, value }) => ({ name: `--${name}`, value }));
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

/** Every pair of text and ground that blocks use, in the theme and at the time that the toolbar says. */
export const Contrast: StoryObj = {
  render: (_, { globals }) => <ContrastTable values={themeOf(globals)} />,
};

/** The theme of the toolbar for other tools; the theme panel reads it too. */
export const Export: StoryObj = {
  render: (_, { globals }) => {
    const theme = String(globals['theme']);
    const json = JSON.stringify(tokenFile(themeOf(globals), tokens), null, 2);
    const href = `data:application/json;charset=utf-8,${encodeURIComponent(json)}`;
    const name = `${theme}${isNight(globals) ? '-night' : ''}.tokens.json`;
    return (
      <section className={styles['section']}>
        <h1 className={styles['title']}>Design tokens as a file</h1>
        <p className={styles['text']}>
          The theme that the toolbar says, in the format of the Design Tokens Community Group
          (2025.10): for Figma, Tokens Studio, Style Dictionary, and for the theme panel of a shop.
        </p>
        <p className={styles['text']}>
          <a href={href} download={name}>
            Download {name}
          </a>
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
        <pre className={styles['file']} tabIndex={0}>
          {json}
        </pre>
      </section>
    );
  },
};
