import type { Element } from '#schemas/content/element.ts';
import type { ContentRules } from '#schemas/site-entry.ts';
import { PresetError } from '../files/preset-error.ts';
import type { Preset } from '../preset.ts';

/** The elements of a preset as they will stand beside each other in a shop. */
export function presetElements(preset: Pick<Preset, 'settings' | 'element'>) {
  const names = preset.settings.elements;
  const ids = new Map(names.map((name, index) => [name, index + 1]));
  const elements = names.map((name): { name: string; element: Element } => {
    const content = preset.element(name, (kind, key) => (kind === 'element' ? ids.get(key) : 1));
    return { name, element: { ...content, id: ids.get(name) ?? 0, rev: 1, status: 'published' } };
  });
  const ofType = (type: Element['type']) =>
    elements.flatMap(({ element }) => (element.type === type ? [element] : []));
  return {
    elements,
    masters: Object.fromEntries(ofType('section').map((element) => [String(element.id), element])),
    around: ofType('static-element'),
  };
}

/**
 * Refuses a preset with a page that could not be published: a block without what it needs, a system
 * page without what it is for. Throws `PresetError`, which names the file.
 */
export function checkContracts(preset: Preset, { gate }: Pick<ContentRules, 'gate'>): void {
  if (!gate) return;
  const { elements, masters, around } = presetElements(preset);
  for (const { name, element } of elements) {
    const others = element.type === 'static-element' ? [] : around;
    const [fault] = gate(element, masters, others);
    if (fault) {
      throw new PresetError(`Izlog: elements/${name}.json: ${fault.path}: ${fault.message}`);
    }
  }
}
