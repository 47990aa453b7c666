import { describe, expect, it } from 'vitest';
import type { FirstPictures, PageContextValue } from '#runtime/render/page-context.ts';
import { aMediaRecord } from '#tests/support/rendering/media-record.ts';
import { aPage } from '#tests/support/rendering/page-context.ts';
import { aPlan } from '#tests/support/rendering/plans.ts';
import { createSectionMemory, type RenderedSection } from './section-memory.ts';
import { needsOf } from './section-needs.ts';

type Make = (page: PageContextValue) => string;

/** Renders sections with one memory and counts how often a renderer really ran. */
function aMemory() {
  const memory = createSectionMemory();
  let runs = 0;
  return {
    runs: () => runs,
    render(
      page: PageContextValue,
      make: Make,
      { plan = aPlan(), data = {}, isWhole = true }: Partial<Options> = {},
    ): RenderedSection {
      const loaded = new Map([[plan.key, { value: data }]]);
      return memory.get({ plan, data: loaded, page }, (watched) => {
        runs += 1;
        const html = make(watched);
        return { rendered: { html, islands: [], ...needsOf(html) }, isWhole };
      });
    },
  };
}

interface Options {
  plan: ReturnType<typeof aPlan>;
  data: unknown;
  isWhole: boolean;
}

describe('a section memory', () => {
  it('renders a section once for equal values and data, on whatever path', () => {
    const memory = aMemory();
    memory.render(aPage(), () => 'a', { data: { list: [1] } });
    const again = memory.render(aPage({ path: '/drugo' }), () => 'b', { data: { list: [1] } });

    expect(again.html).toBe('a');
    expect(memory.runs()).toBe(1);
  });

  it('renders again when a value, the data, the language, the currency or the viewport differs', () => {
    const memory = aMemory();
    const plain = () => 'x';
    memory.render(aPage(), plain);
    memory.render(aPage(), plain, { plan: aPlan({ values: { title: 'Drugo' } }) });
    memory.render(aPage(), plain, { data: { list: [] } });
    memory.render(aPage({ locale: 'de' }), plain);
    memory.render(aPage({ mobileView: true }), plain);
    memory.render(aPage({ symbol: 'CHF' }), plain);

    expect(memory.runs()).toBe(6);
  });

  it('renders again when a node in a slot differs', () => {
    const memory = aMemory();
    const inner = (title: string) => aPlan({ key: 'inner', values: { title } });
    memory.render(aPage(), () => 'a', { plan: aPlan({ slots: { main: [inner('A')] } }) });
    const html = memory.render(aPage(), () => 'b', {
      plan: aPlan({ slots: { main: [inner('B')] } }),
    }).html;

    expect(html).toBe('b');
  });

  it('knows a section that asked for the path on that path alone', () => {
    const memory = aMemory();
    const byPath: Make = ({ path }) => path;
    memory.render(aPage({ path: '/jedan' }), byPath);
    memory.render(aPage({ path: '/dva' }), byPath);

    expect(memory.render(aPage({ path: '/jedan' }), byPath).html).toBe('/jedan');
    expect(memory.render(aPage({ path: '/dva' }), byPath).html).toBe('/dva');
    expect(memory.runs()).toBe(2);
  });

  it('renders again when a picture it shows has changed, not when it was only read again', () => {
    const memory = aMemory();
    const byMedia: Make = ({ media }) => media(7)?.title ?? 'nema';
    const withTitle = (title: string) => aPage({ media: () => aMediaRecord(7, { title }) });
    memory.render(withTitle('More'), byMedia);

    expect(memory.render(withTitle('More'), byMedia).html).toBe('More');
    expect(memory.runs()).toBe(1);
    expect(memory.render(withTitle('Bura'), byMedia).html).toBe('Bura');
    expect(memory.render(aPage(), byMedia).html).toBe('nema');
  });

  it('asks for the same preloads again', () => {
    const memory = aMemory();
    const image = { type: 'image/avif', srcSet: '/a.avif 640w', sizes: '100vw' };
    const make: Make = ({ preload }) => {
      preload?.(image);
      return 'x';
    };
    const asked: unknown[] = [];
    const page = aPage({ preload: (wanted) => asked.push(wanted) });
    memory.render(page, make);
    memory.render(page, make);

    expect(asked).toEqual([image, image]);
    expect(memory.runs()).toBe(1);
  });

  describe('with pictures', () => {
    /** The first pictures of a page that still has so many turns. */
    function turns(left: number): FirstPictures {
      return {
        get left() {
          return left;
        },
        take() {
          left -= 1;
          return left >= 0;
        },
      };
    }
    const three: Make = ({ first }) => [1, 2, 3].map(() => first?.take()).join();

    it('keeps one that is among the first of a page apart from the one further down', () => {
      const memory = aMemory();
      const at = (left: number) => memory.render(aPage({ first: turns(left) }), three).html;

      expect([at(6), at(0), at(3), at(0)]).toEqual([
        'true,true,true',
        'false,false,false',
        'true,true,true',
        'false,false,false',
      ]);
      expect(memory.runs()).toBe(2);
    });

    it('renders again where other pictures of it are the first', () => {
      const memory = aMemory();
      const at = (left: number) => memory.render(aPage({ first: turns(left) }), three).html;
      at(6);

      expect(at(2)).toBe('true,true,false');
      expect(memory.runs()).toBe(2);
    });

    it('takes the turns of a section that is known', () => {
      const memory = aMemory();
      memory.render(aPage({ first: turns(6) }), three);
      const first = turns(5);
      memory.render(aPage({ first }), three);

      expect(first.left).toBe(2);
      expect(memory.runs()).toBe(1);
    });
  });

  it('does not keep a section that a failure cut short', () => {
    const memory = aMemory();
    memory.render(aPage(), () => '', { isWhole: false });

    expect(memory.render(aPage(), () => 'cijelo').html).toBe('cijelo');
  });
});
