import { describe, expect, it } from 'vitest';
import { anEditor } from '#editor/testing/an-editor.ts';
import { createFakeApi, success } from '#editor/testing/fake-api.ts';
import { cardRegistry } from '#editor/testing/toy-card.tsx';
import { anElement, opened } from '#editor/testing/toy-elements.ts';
import { stampOf } from '#runtime/content/stale.ts';
import { checkPaths } from '#schemas/api/finder.ts';
import type { Element, Node } from '#schemas/content/element.ts';
import type { Media } from '#schemas/media.ts';
import { contrastOf, layOver, neededContrast, readColour } from './contrast-warnings.ts';
import { exampleWarnings } from './example-warnings.ts';
import { linkWarnings, targetWarnings } from './link-warnings.ts';
import { pictureWarnings } from './picture-warnings.ts';
import { shownFields } from './shown-fields.ts';
import { pageTranslationWarnings, translationWarnings } from './translation-warnings.ts';
import { HEAVY_PAGE, HEAVY_PICTURE, weightWarnings } from './weight-warnings.ts';

const card = (id: string, meta: NonNullable<Node['meta']>, rest: Partial<Node> = {}): Node => ({
  id,
  block: 'toy-card',
  v: 1,
  role: 'own',
  meta,
  ...rest,
});

/** A record of the library, as far as the checks look. */
const picture = (id: number, description: string): Media => ({
  id,
  driveId: '',
  title: `slika-${id}`,
  description,
  path: `/media/${id}.webp`,
  newPath: '',
  mime: 'image/webp',
  extension: 'webp',
  hash: '',
  access: 'public',
  size: 1,
  poster: null,
  alternativePaths: [],
  usePublicPath: true,
  originalName: `${id}.webp`,
  width: 1,
  height: 1,
  thumbhash: '',
  dominantColor: '#ffffff',
});

async function fieldsOf(parts: Node[], changes: Partial<Element> = {}) {
  const page = anElement({ parts, ...changes });
  const { editor } = await anEditor(opened([], { page }), new Map(), cardRegistry());
  return shownFields(editor.composition(editor.store.getState()), editor.registry);
}

/** One line for each different warning. */
function lines(warnings: readonly { kind: string; key: string | null; about?: string }[]) {
  return [...new Set(warnings.map(({ kind, key, about }) => `${kind} ${key} ${about}`))];
}

describe('examples', () => {
  it('are told by block, with the fields that were not changed', async () => {
    const page = anElement({
      parts: [
        card('a', { title: 'Primjer' }, { example: { title: true, text: true } }),
        card('b', { title: 'Moje' }),
      ],
    });
    const { editor } = await anEditor(opened([], { page }), new Map(), cardRegistry());
    const nodes = editor.composition(editor.store.getState()).byKey.values();

    expect(exampleWarnings(nodes, (_node, field) => field.toUpperCase())).toEqual([
      { kind: 'example', key: '1/a', field: 'title', about: 'TITLE, TEXT' },
    ]);
  });
});

describe('pictures', () => {
  const media = { 1: picture(1, ''), 2: picture(2, 'More u sumrak') };

  it('need a description of their own or of the place, unless they are decoration', async () => {
    const fields = await fieldsOf([
      card('bare', { media: { id: 1 } }),
      card('told', { media: { id: 2 } }),
      card('here', { media: { id: 1, alt: 'Plaža' } }),
      card('plain', { media: { id: 1, alt: '' } }),
    ]);

    expect(lines(pictureWarnings(fields, media))).toEqual(['noAlt 1/bare slika-1']);
  });

  it('that the library lost are named, but not where nobody sees them', async () => {
    const hidden = { hide: { desktop: true, mobile: true } };
    const fields = await fieldsOf([
      card('lost', { media: { id: 9 } }),
      card('gone', { media: { id: 8 } }, hidden),
    ]);

    expect(lines(pictureWarnings(fields, media))).toEqual(['gonePicture 1/lost #9']);
  });
});

describe('a rich text', () => {
  const text = async (...content: object[]) => {
    const fields = await fieldsOf([card('one', { title: 'x' })]);
    return fields.slice(0, 1).map((shown) => ({
      ...shown,
      field: { ...shown.field, schema: { 'x-control': 'richtext' } },
      value: { type: 'doc', content },
    }));
  };

  it('has its pictures checked as others are', async () => {
    const media = { 1: picture(1, ''), 2: picture(2, 'More') };
    const fields = await text(
      { type: 'picture', attrs: { id: 1 } },
      { type: 'picture', attrs: { id: 2 } },
      { type: 'blockquote', content: [{ type: 'picture', attrs: { id: 9 } }] },
    );

    expect(lines(pictureWarnings(fields, media))).toEqual([
      'noAlt 1/one slika-1',
      'gonePicture 1/one #9',
    ]);
  });

  it('has the things of the shop checked that it links to', async () => {
    const api = createFakeApi();
    api.on(checkPaths, ({ body }) => success({ missing: body.paths }));
    const link = (attrs: object) => ({ type: 'text', text: 'a', marks: [{ type: 'link', attrs }] });
    const fields = await text({
      type: 'paragraph',
      content: [
        link({ kind: 'product', id: 3, slug: 'krema' }),
        link({ href: '/nema' }),
        link({ file: { id: 4 } }),
      ],
    });

    expect(lines(await linkWarnings(api, fields, '/'))).toEqual([
      'brokenLink 1/one /product/krema',
      'brokenLink 1/one /nema',
    ]);
  });
});

describe('links', () => {
  const page = (slug: string) => ({ kind: 'page', slug, label: 'Dalje' });

  it('to paths of the site are asked for once, and those without an answer are told', async () => {
    const api = createFakeApi();
    const asked: string[][] = [];
    api.on(checkPaths, ({ body }) => {
      asked.push(body.paths);
      return success({ missing: body.paths.filter((path) => path === '/nema') });
    });
    const fields = await fieldsOf([
      card('one', { link: page('nema') }),
      card('two', { link: page('ima') }),
      card('self', { link: page('naslovnica') }),
      card('out', { link: { kind: 'url', href: 'https://hr.wikipedia.org', label: 'Van' } }),
      card('file', { link: { kind: 'url', href: '/media/a.pdf', label: 'PDF' } }),
    ]);

    const warnings = await linkWarnings(api, fields, '/naslovnica');

    expect(asked).toEqual([['/nema', '/ima']]);
    expect(lines(warnings)).toEqual(['brokenLink 1/one /nema']);
  });

  it('with words and without a target are told', async () => {
    const fields = await fieldsOf([
      card('one', { link: { kind: 'page', label: 'Dalje' } }),
      card('two', { link: page('ima') }),
    ]);

    expect(lines(targetWarnings(fields))).toEqual(['noTarget 1/one Dalje']);
  });
});

describe('translations', () => {
  it('that lack are told by node and language; figures need none', async () => {
    const tr = { en: { one: { meta: { title: 'First', text: 'One' } } } };
    const fields = await fieldsOf(
      [card('one', { title: 'Prvi', text: 'Jedan' }), card('two', { title: '0800 123' })],
      { tr },
    );

    const warnings = translationWarnings(fields, cardRegistry(), (_node, field) => field);

    expect(lines(warnings)).toEqual(['untranslated 1/one DE: title, text']);
    expect(warnings[0]?.locale).toBe('de');
  });

  it('of a text that has changed since are told too', async () => {
    const of = { 'meta.title': stampOf('Prije'), 'meta.text': stampOf('Jedan') };
    const entry = { meta: { title: 'First', text: 'One' }, of };
    const fields = await fieldsOf([card('one', { title: 'Prvi', text: 'Jedan' })], {
      tr: { en: { one: entry }, de: { one: { meta: entry.meta } } },
    });

    const warnings = translationWarnings(fields, cardRegistry(), (_node, field) => field);

    expect(lines(warnings)).toEqual(['staleTranslation 1/one EN: title']);
    expect(warnings[0]).toMatchObject({ locale: 'en', field: 'title' });
  });
});

describe('translations of the page itself', () => {
  it('are told by their field where they are of an older text', async () => {
    const seo = { title: 'Kreme' };
    const of = { 'meta.title': stampOf('Prije'), 'meta.seo': stampOf(seo) };
    const entry = { meta: { title: 'Cream', seo: { title: 'Creams' } }, of };
    const page = anElement({ meta: { title: 'Krema', seo }, tr: { en: { '.': entry } } });
    const { editor } = await anEditor(opened([], { page }));
    const open = editor.store.getState().documents[page.id];

    const warnings = open ? pageTranslationWarnings(open, editor.t) : [];

    expect(warnings).toEqual([
      { kind: 'staleTranslation', key: null, about: 'EN: Naslov stranice', locale: 'en' },
    ]);
  });
});

describe('contrast', () => {
  const colour = (text: string) => {
    const read = readColour(text);
    if (!read) throw new Error(`not read: ${text}`);
    return read;
  };

  it.each([
    ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 21],
    ['rgb(118, 118, 118)', 'rgb(255, 255, 255)', 4.54],
    ['color(srgb 1 1 1)', 'rgb(255, 255, 255)', 1],
  ])('of %s on %s is %d', (text, behind, ratio) => {
    expect(contrastOf(colour(text), colour(behind))).toBeCloseTo(ratio, 2);
  });

  it('counts what shines through', () => {
    const grey = layOver(colour('rgba(0, 0, 0, 0.5)'), colour('rgb(255, 255, 255)'));

    expect(grey.rgb).toEqual([127.5, 127.5, 127.5]);
  });

  it('may be less for large text', () => {
    expect([neededContrast(16, 400), neededContrast(19, 700), neededContrast(24, 400)]).toEqual([
      4.5, 3, 3,
    ]);
  });

  it('of a colour in another space is not judged', () => {
    expect(readColour('lab(50 40 60)')).toBeNull();
  });
});

describe('weight', () => {
  const weighing = (key: string, bytes: number) => ({ key, name: `${key}.webp`, bytes });

  it('is told of a heavy picture, and of a page that is heavy altogether', () => {
    expect(weightWarnings([weighing('a', HEAVY_PICTURE)])).toEqual([]);
    expect(lines(weightWarnings([weighing('a', HEAVY_PICTURE + 100_000)]))).toEqual([
      'heavyPicture a a.webp, 0.5 MB',
    ]);
    const many = Array.from({ length: 11 }, (_, index) => weighing(`${index}`, 300_000));
    expect(11 * 300_000).toBeGreaterThan(HEAVY_PAGE);
    expect(lines(weightWarnings(many))).toEqual(['heavyPage null 3.3 MB']);
  });
});
