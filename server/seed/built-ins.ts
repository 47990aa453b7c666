import type { ElementContent } from '#schemas/content/element.ts';
import {
  isOfSystemPage,
  SYSTEM_PAGES,
  type SystemPage,
  type SystemPageName,
} from '#schemas/content/system-pages.ts';
import { PresetError } from './files/preset-error.ts';
import { presetFiles, readPreset } from './preset.ts';
import { renamed } from './replace/stored.ts';

type Contents = ReadonlyMap<SystemPageName, ElementContent>;

/** Read once in a process: the files are those of the release. */
let known: Contents | null = null;

/**
 * The content of a system page as the product brings it: that of the blank preset, with the name of
 * the shop where that names itself. Throws `PresetError` where the preset does not have all of them.
 */
export function readBuiltIns(): (name: SystemPageName, shopName: string) => ElementContent {
  known ??= readAll();
  const contents = known;
  return (name, shopName) => {
    const content = contents.get(name);
    if (!content) throw new PresetError(`Izlog: presets/blank has no page for "${name}".`);
    return renamed(content, shopName);
  };
}

function readAll(): Contents {
  const { settings, element } = readPreset(presetFiles('blank'));
  // Of what an installation numbers the blank preset names nothing.
  const elements = settings.elements.map((name) => element(name, () => undefined));
  const pages: readonly SystemPage[] = SYSTEM_PAGES;
  return new Map(pages.map((page) => [page.name, contentOf(page, elements)]));
}

function contentOf(page: SystemPage, elements: readonly ElementContent[]): ElementContent {
  const found = elements.find((content) => isOfSystemPage(page, content));
  if (found) return found;
  throw new PresetError(
    `Izlog: presets/blank has no page for "${page.name}". Restore it as it was released.`,
  );
}
