import type { Element, ElementContent } from '#schemas/content/element.ts';
import {
  builtInId,
  isOfSystemPage,
  type SystemPageName,
  systemPage,
} from '#schemas/content/system-pages.ts';

const FILES = import.meta.glob<ElementContent>('../../../presets/blank/elements/**/*.json', {
  eager: true,
  import: 'default',
});

/** A system page as it comes with the product, in a browser. */
export function builtInScreen(name: SystemPageName): Element {
  const page = systemPage(name);
  const content = Object.values(FILES).find((one) => isOfSystemPage(page, one));
  if (!content) throw new Error(`Izlog: presets/blank has no page for "${name}".`);
  return { ...content, id: builtInId(name), rev: 1, status: 'published' };
}
