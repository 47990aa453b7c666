import { expect, type Page } from '@playwright/test';

import { EDITOR, logIn, openEditor, test } from './support.ts';

/** What only the editor writes on the elements of a block. */
const EDITING = [
  'contenteditable',
  'spellcheck',
  'data-inline-key',
  'data-inline-path',
  'data-placeholder',
  'data-canvas-control',
];
/** What only the shop writes, for the script that wakes islands; on the canvas they are awake. */
const WAKING = ['data-on', 'id'];
/** What an awake carousel writes while it is at rest. */
const MOVING = ['data-moving', 'transform'];

/**
 * The blocks of a page, one line an element: what a browser made of the HTML, in one spelling. The
 * cookie notice is left out: on the canvas it shows only while it is edited.
 */
async function blockLines(page: Page): Promise<string[]> {
  return page.evaluate(
    ([editing, waking, moving]) => {
      const isEdited = (element: Element) => element.hasAttribute('data-inline-path');
      const skipped = (element: Element, name: string) =>
        editing.includes(name) ||
        (name === 'tabindex' && isEdited(element)) ||
        (element.localName === 'izlog-island' && waking.includes(name)) ||
        (element.closest('izlog-island') !== null && moving.includes(name));
      const styleOf = (element: HTMLElement) =>
        [...element.style]
          .filter((name) => !(moving.includes(name) && element.closest('izlog-island')))
          .map((name) => `${name}: ${element.style.getPropertyValue(name)}`)
          .join('; ');
      const textOf = (element: Element, { name, value }: Attr) =>
        name === 'style' && element instanceof HTMLElement ? styleOf(element) : value;
      const linesOf = (element: Element): string[] => {
        if (element.hasAttribute('data-editor-only')) return [];
        const attributes = [...element.attributes]
          .filter(({ name }) => !skipped(element, name))
          .map((attribute) => `${attribute.name}=${textOf(element, attribute)}`)
          .filter((attribute) => attribute !== 'style=')
          .toSorted();
        element.normalize();
        const inside = [...element.childNodes].flatMap((child) => {
          if (child instanceof Element) return linesOf(child);
          return child.nodeType === Node.TEXT_NODE && child.nodeValue ? [child.nodeValue] : [];
        });
        return [
          `<${[element.localName, ...attributes].join(' ')}>`,
          ...inside,
          `</${element.localName}>`,
        ];
      };
      const roots = [
        ...document.querySelectorAll('.izlog-page [data-block]:not(#postavke-kolacica)'),
      ];
      return roots.filter((root) => !root.parentElement?.closest('[data-block]')).flatMap(linesOf);
    },
    [EDITING, WAKING, MOVING] as const,
  );
}

/** A picture's files are made in the background, so the two pages may know of more or fewer of them. */
function withoutFiles(lines: readonly string[]): string[] {
  return lines
    .filter((line) => !line.startsWith('<source') && line !== '</source>')
    .map((line) =>
      line
        .replace(/ srcset=[^=>]*(?= [\w-]+=|>$)/, '')
        .replace(/( src=\/media\/[^/]+\/[^/]+\/)[^ >]+/, '$1'),
    );
}

/** Classes that the shop's page never has are the editor's marks. */
function withoutForeignClasses(lines: readonly string[], known: ReadonlySet<string>): string[] {
  return lines.map((line) =>
    line.replace(/ class=([^=>]*?)(?= [\w-]+=|>$)/, (_, names: string) => {
      const kept = names.split(' ').filter((name) => known.has(name));
      return kept.length > 0 ? ` class=${kept.join(' ')}` : '';
    }),
  );
}

const classesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[class]')].flatMap((one) => [...one.classList]),
  );

test('the canvas shows the very HTML of the shop, apart from what makes it editable', async ({
  page,
  context,
  browser,
}) => {
  const shopper = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await shopper.goto('/');
  await logIn(context, EDITOR);
  await openEditor(page);

  const shop = withoutFiles(await blockLines(shopper));
  const canvas = withoutFiles(
    withoutForeignClasses(await blockLines(page), new Set(await classesOf(shopper))),
  );

  expect(shop.filter((line) => line.includes('data-block=')).length).toBeGreaterThan(10);
  expect(canvas).toEqual(shop);
  await shopper.context().close();
});
