import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { allBlocks } from '#blocks/all-blocks.ts';
import { LOCALES } from '#domain/locales.ts';
import { createContentRules } from '#runtime/content/rules.ts';
import { nodeFromExample } from '#runtime/content/tree.ts';
import type { AnyBlock, BlockExample } from '#runtime/define-block.ts';
import { createRegistry } from '#runtime/registry.ts';
import { BlockPreview } from '#runtime/render/preview.tsx';
import type { ElementContent } from '#schemas/content/element.ts';
import { commonFields } from '#schemas/fields.ts';
import { valuesOf } from '#tests/support/arbitrary.ts';
import { sampleMedia } from '#tests/support/sample-media.ts';

const registry = createRegistry(allBlocks);
const rules = createContentRules(registry);
const REQUIRED_EXAMPLES = ['typical', 'empty', 'long-text', 'mobile-overrides'];

function render(
  block: AnyBlock,
  example: BlockExample,
  viewport: 'desktop' | 'mobile' | 'both' = 'both',
) {
  return renderToStaticMarkup(
    createElement(BlockPreview, {
      block,
      example,
      locale: 'hr',
      viewport,
      media: sampleMedia,
      registry,
    }),
  );
}

function pageWith(block: AnyBlock, example: BlockExample): ElementContent {
  return {
    schema: 1,
    type: block.category === 'chrome' ? 'static-element' : 'page',
    handler: block.category === 'chrome' ? 'header-section' : null,
    slug: 'primjer',
    language_code: 'hr',
    meta: { title: 'Primjer' },
    mobileMeta: {},
    options: {},
    mobileOptions: {},
    parts: [nodeFromExample(block, example)],
    tr: {},
  };
}

function fieldsOf(block: AnyBlock) {
  return Object.entries(block.schema.properties as Record<string, Record<string, unknown>>);
}

/** What a block names itself: icons have their names from the editor, for all blocks alike. */
function choicesOf(field: Record<string, unknown>): string[] {
  if (field['x-control'] === 'icon') return [];
  return (field['enum'] as string[] | undefined) ?? [];
}

describe.each(allBlocks.map((block) => [block.type, block] as const))('block %s', (type, block) => {
  it('has a kebab-case type and the examples that every block needs', () => {
    const names = block.examples.map((example) => example.name);

    expect(type).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(names).toEqual(expect.arrayContaining(REQUIRED_EXAMPLES));
    expect(new Set(names).size).toBe(names.length);
  });

  it('declares for every field a bag, and a default unless the field is optional', () => {
    const required = new Set((block.schema as { required?: string[] }).required ?? []);

    for (const [name, field] of fieldsOf(block)) {
      expect(['meta', 'options'], `x-bag of ${name}`).toContain(field['x-bag']);
      if (required.has(name)) expect(field, `default of ${name}`).toHaveProperty('default');
    }
  });

  it('labels every field and choice in every language', () => {
    const common = Object.keys(commonFields);

    for (const texts of LOCALES.map(block.texts)) {
      expect(texts.title).not.toBe('');
      expect(texts.keywords, 'other words for the search').toBeTruthy();
      for (const [name, field] of fieldsOf(block).filter(([key]) => !common.includes(key))) {
        expect(texts.fields[name], `label of ${name}`).toBeTruthy();
        for (const choice of choicesOf(field))
          expect(texts.choices?.[name]?.[choice], `label of ${name}: ${choice}`).toBeTruthy();
      }
    }
  });

  it('ships a migration for every earlier version', () => {
    const versions = Array.from({ length: block.version - 1 }, (_, index) => String(index + 1));

    expect(Object.keys(block.migrations ?? {})).toEqual(versions);
  });

  it.each(block.examples.map((example) => [example.name, example] as const))(
    'accepts its example %s on save, unless it is the empty one',
    (name, example) => {
      const faults = rules
        .check(pageWith(block, example), {})
        .filter((fault) => name !== 'empty' || fault.rule !== 'empty');

      expect(faults).toEqual([]);
    },
  );

  it.each(block.examples.map((example) => [example.name, example] as const))(
    'renders its example %s on the server inside its own root',
    (_name, example) => {
      const html = render(block, example);

      expect(html === '' || html.includes(`data-block="${type}"`)).toBe(true);
      expect(html).not.toContain('undefined');
      expect(html).not.toContain('[object Object]');
    },
  );

  it('renders whatever its schema allows', () => {
    fc.assert(
      fc.property(valuesOf(block.schema), (values) => {
        const meta = Object.fromEntries(
          Object.entries(values).filter(
            ([name]) =>
              (block.schema.properties[name] as Record<string, unknown>)['x-bag'] === 'meta',
          ),
        );
        const options = Object.fromEntries(
          Object.entries(values).filter(([name]) => !(name in meta)),
        );
        const data = block.examples[0]?.data;
        const html = render(block, { name: 'generated', meta, options, data });

        expect(html).not.toMatch(/<b>jako/);
      }),
      { numRuns: 40 },
    );
  });
});
