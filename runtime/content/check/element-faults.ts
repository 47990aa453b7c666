import { LOCALES } from '#domain/locales.ts';
import { type ElementContent, type Fault, TEMPLATE_KINDS } from '#schemas/content/element.ts';
import { isReservedKey } from '../json.ts';
import { walk } from '../tree.ts';
import { faultAt } from './context.ts';
import { themeFaults } from './theme-faults.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MIN_SLUG_LENGTH = 4;

/** Faults of the element as a whole: slug (EDIT-07), handler, template, root of a master, languages, node ids. */
export function elementFaults(content: ElementContent): Fault[] {
  return [
    ...slugFaults(content),
    ...handlerFaults(content),
    ...templateFaults(content),
    ...(content.type === 'theme' ? themeFaults(content) : []),
    ...rootFaults(content),
    ...languageFaults(content),
    ...idFaults(content),
    ...scheduleFaults(content),
  ];
}

/** Pages and templates need a slug; other elements may have one. */
function slugFaults({ type, slug }: ElementContent): Fault[] {
  const needed = type === 'page' || type === 'template';
  if (typeof slug !== 'string' || (slug === '' && !needed)) return [];
  if (slug.length >= MIN_SLUG_LENGTH && SLUG.test(slug)) return [];
  const message =
    'A slug has at least 4 characters: small letters without diacritics, digits, and single hyphens between them.';
  return [{ path: 'slug', rule: 'slug', message }];
}

function handlerFaults({ type, handler }: ElementContent): Fault[] {
  const isStatic = type === 'static-element';
  if (isStatic === (handler !== null)) return [];
  const message = isStatic
    ? 'A static element needs a handler: header-section, footer-section or cookie-section.'
    : 'Only static elements have a handler; set it to null.';
  return [{ path: 'handler', rule: 'handler', message }];
}

const MAX_NAME_LENGTH = 120;

/** A template says its name and what it is for (ADMIN-03). */
function templateFaults({ type, meta }: ElementContent): Fault[] {
  if (type !== 'template') return [];
  const { name, kind } = meta;
  const kinds: readonly unknown[] = TEMPLATE_KINDS;
  const isNamed = typeof name === 'string' && name.trim() !== '' && name.length <= MAX_NAME_LENGTH;
  return [
    ...(isNamed
      ? []
      : [
          {
            path: 'meta.name',
            rule: 'name',
            message: `A template has a name of at most ${MAX_NAME_LENGTH} characters.`,
          },
        ]),
    ...(kinds.includes(kind)
      ? []
      : [
          {
            path: 'meta.kind',
            rule: 'enum',
            message: `A template is for one of ${TEMPLATE_KINDS.join(', ')}.`,
          },
        ]),
  ];
}

function rootFaults({ type, parts }: ElementContent): Fault[] {
  if (type !== 'section' || parts.length === 1) return [];
  const message = `A master section has exactly one node at its top; this one has ${parts.length}.`;
  return [{ path: 'parts', rule: 'one-root', message }];
}

function languageFaults({ tr, language_code: base }: ElementContent): Fault[] {
  const known: readonly string[] = LOCALES;
  return Object.keys(tr).flatMap((locale) => {
    const path = `tr.${locale}`;
    if (locale === base) {
      const message = 'Is the base language; write these values into the bags themselves.';
      return [{ path, rule: 'language', message }];
    }
    const message = `Is no language of this site; use one of ${known.join(', ')}.`;
    return known.includes(locale) ? [] : [{ path, rule: 'language', message }];
  });
}

function idFaults(content: ElementContent): Fault[] {
  const seen = new Set<string>();
  const faults: Fault[] = [];
  for (const { node, path } of walk(content)) {
    if (seen.has(node.id)) {
      const message = `The id "${node.id}" is taken by another node; give this one a new id.`;
      faults.push(faultAt(node, `${path}.id`, 'duplicate-id', message));
    }
    if (isReservedKey(node.id)) {
      const message = `"${node.id}" cannot be an id; give the node another one.`;
      faults.push(faultAt(node, `${path}.id`, 'reserved-id', message));
    }
    seen.add(node.id);
  }
  return faults;
}

function scheduleFaults(content: ElementContent): Fault[] {
  return [...walk(content)].flatMap(({ node, path }) => {
    const { from, until } = node.hide ?? {};
    if (from === undefined || until === undefined || from !== until) return [];
    const message = 'Begins and ends at the same time; choose a later end.';
    return [faultAt(node, `${path}.hide.until`, 'schedule', message)];
  });
}
