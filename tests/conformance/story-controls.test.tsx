import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { allBlocks } from '#blocks/all-blocks.ts';
import { contrastFaults, paletteAtNight } from '#domain/theme/palette.ts';
import { THEME_PRESETS } from '#domain/theme/presets.ts';
import { readTheme } from '#domain/theme/theme.ts';
import type { AnyBlock, BlockExample } from '#runtime/define-block.ts';
import {
  argsOf,
  FROM_EXAMPLE,
  phoneArg,
  slotArg,
  withArgs,
} from '../../stories/controls/block-args.ts';
import { controlsOf } from '../../stories/controls/block-controls.ts';
import { atNight } from '../../stories/controls/globals.ts';
import { blockOf } from '../../stories/controls/registry.ts';
import { FramedBlock, homeOf } from '../../stories/framed-block.tsx';

const examples = allBlocks.flatMap((block) =>
  block.examples.map((example) => [block.type, example.name, block, example] as const),
);

function known(type: string): AnyBlock {
  const block = blockOf(type);
  if (!block) throw new Error(`no block "${type}"`);
  return block;
}

function htmlOf(block: AnyBlock, example: BlockExample): string {
  return renderToStaticMarkup(
    <FramedBlock block={block} example={example} locale="hr" frame="alone" />,
  );
}

describe('controls of stories', () => {
  it.each(examples)('show %s, %s, as it is while nothing is changed', (...[, , block, example]) => {
    const same = withArgs(block, example, argsOf(block, example));

    expect(htmlOf(block, same)).toBe(htmlOf(block, example));
  });

  it('begin with the defaults of what the example leaves out', () => {
    const columns = known('columns');
    const [typical] = columns.examples;

    expect(typical && argsOf(columns, typical)).toMatchObject({ count: 2, ratio: '3-2', gap: 'l' });
  });

  it('name choices by their labels', () => {
    const { space, ratio } = controlsOf(known('columns'));

    expect(space).toMatchObject({
      name: 'Space above and below',
      control: { labels: { none: 'None', s: 'Small' } },
    });
    expect(ratio).toMatchObject({ control: { type: 'select' } });
  });

  it('change what shows on phones alone, where a field may differ', () => {
    const heading = known('heading');
    const [typical] = heading.examples;
    const args = { ...(typical && argsOf(heading, typical)), [phoneArg('text')]: 'Na mobitelu' };
    const changed = typical && withArgs(heading, typical, args);

    expect(changed?.mobileMeta).toEqual({ text: 'Na mobitelu' });
    expect(controlsOf(heading)).toHaveProperty(phoneArg('text'));
    expect(controlsOf(known('columns'))).not.toHaveProperty(phoneArg('count'));
  });

  it('change what is in slots', () => {
    const columns = known('columns');
    const [typical] = columns.examples;
    const args = {
      ...(typical && argsOf(columns, typical)),
      [slotArg('col1')]: [FROM_EXAMPLE, 'quote'],
      [slotArg('col2')]: [],
    };
    const changed = typical && withArgs(columns, typical, args);

    expect(changed?.slots?.['col1']?.map(({ block }) => block)).toEqual(['image', 'quote']);
    expect(changed?.slots?.['col2']).toEqual([]);
    expect(controlsOf(known('site-header'))[slotArg('start')]).toMatchObject({
      options: [FROM_EXAMPLE, 'logo'],
    });
  });
});

describe('frames of stories', () => {
  it('show parts of header and footer where they belong', () => {
    expect(homeOf(known('main-nav'))).toMatchObject({
      block: { type: 'site-header' },
      slot: 'nav',
    });
    expect(homeOf(known('social-links'))?.block.type).toBe('site-footer');
    expect(homeOf(known('login-modal'))).toBeUndefined();
    expect(homeOf(known('rich-text'))).toBeUndefined();
    const logo = known('logo');
    const [typical] = logo.examples;
    const html = renderToStaticMarkup(
      typical && <FramedBlock block={logo} example={typical} locale="hr" frame="natural" />,
    );
    expect(html).toMatch(/data-block="site-header".*data-block="logo"/s);
    expect(html.match(/data-block="logo"/g)).toHaveLength(1);
  });

  it('show three widths of a block without an id twice', () => {
    const faq = known('accordion');
    const [typical] = faq.examples;
    const html = renderToStaticMarkup(
      typical && <FramedBlock block={faq} example={typical} locale="hr" frame="widths" />,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

    expect(html.match(/data-block="accordion"/g)).toHaveLength(3);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it.each(THEME_PRESETS)('$id at night has the colours that the shop has then', ({ values }) => {
  const { palette } = readTheme(atNight(values));

  expect(palette).toEqual(paletteAtNight(readTheme(values).palette));
  expect(contrastFaults(palette)).toEqual(
    contrastFaults(paletteAtNight(readTheme(values).palette)),
  );
});
