import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { allBlocks } from '#blocks/all-blocks.ts';
import type { AnyBlock } from '#runtime/define-block.ts';
import { ADVISED, adviceOf } from '../../stories/advice/index.ts';
import { BlockAdvice, BlockFacts } from '../../stories/docs/block-docs.tsx';
import { fieldFacts } from '../../stories/docs/facts/field-facts.ts';
import { dutyWords, placeWords, slotFacts } from '../../stories/docs/facts/place-facts.ts';

const cases = allBlocks.map((block) => [block.type, block] as const);

function blockOf(type: string): AnyBlock {
  const found = allBlocks.find((block) => block.type === type);
  if (!found) throw new Error(`no block "${type}"`);
  return found;
}

function fieldOf(type: string, path: string) {
  return fieldFacts(blockOf(type)).find((fact) => fact.path === path);
}

describe('documentation of blocks', () => {
  it.each(cases)(
    'says when %s is right and when it is not (stories/advice/<folder>.json)',
    (type, block) => {
      const advice = adviceOf(type);
      const texts = [advice?.when, advice?.not, ...(advice?.do ?? []), ...(advice?.dont ?? [])];

      expect(texts.length).toBeGreaterThanOrEqual(4);
      expect(texts.filter((text) => (text ?? '').length < 15)).toEqual([]);
      expect(renderToStaticMarkup(<BlockAdvice block={block} />)).toContain('Use it when');
    },
  );

  it('advises on no block that there is not', () => {
    expect(ADVISED.filter((type) => !allBlocks.some((block) => block.type === type))).toEqual([]);
  });

  it.each(cases)('names every field, choice, slot and page of %s in words', (_type, block) => {
    const html = renderToStaticMarkup(<BlockFacts block={block} />);

    expect(html).not.toMatch(/undefined|panel\.common|(?:promise|systemPage)\.|\{\{/);
    const unnamed = fieldFacts(block).filter(({ labels, path }) => labels.includes(path));
    expect(unnamed.map(({ path }) => path)).toEqual([]);
    expect(fieldFacts(block).filter(({ kind }) => kind === 'Value')).toEqual([]);
    expect(placeWords(block)).not.toEqual([]);
  });

  it('tells what a field takes, in both languages, and what shows at first', () => {
    expect(fieldOf('columns', 'count')).toMatchObject({
      labels: ['Number of columns', 'Broj stupaca'],
      kind: 'Number, 1 to 6',
      initial: '2',
      phones: 'The same',
      translated: false,
    });
    expect(fieldOf('columns', 'ratio')?.condition).toBe('Where “Number of columns” is 2');
    expect(fieldOf('columns', 'align')?.choices).toHaveLength(4);
    expect(fieldOf('columns', 'space')).toMatchObject({ isCommon: true, phones: 'May differ' });
    expect(fieldOf('team', 'people.name')).toMatchObject({ translated: true });
  });

  it('tells what slots accept and when they show', () => {
    const [, , third] = slotFacts(blockOf('columns'));
    expect(third?.condition).toBe('Shows where “Number of columns” is at least 3');
    expect(third?.accepts).toBe('All blocks but those of header and footer');
    const start = slotFacts(blockOf('site-header')).find(({ name }) => name === 'start');
    expect(start).toMatchObject({ accepts: 'Logo', amount: 'at most 1' });
  });

  it('tells duties and places as sentences', () => {
    expect(dutyWords(blockOf('search-results'))).toEqual([
      'Gives its page the search results.',
      'Needs on the same page the search box.',
      'Stands on a page once.',
    ]);
    expect(placeWords(blockOf('search-results'))).toEqual(['Only on: Search.']);
    expect(placeWords(blockOf('filter-sidebar'))[1]).toContain('of Product list');
    expect(placeWords(blockOf('main-nav'))[0]).toBe('In header and footer only.');
  });
});
