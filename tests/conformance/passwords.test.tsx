// @vitest-environment jsdom
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { allBlocks } from '#blocks/all-blocks.ts';
import { ACTIONS } from '#domain/web/actions.ts';
import { createRegistry } from '#runtime/registry.ts';
import { PageContext } from '#runtime/render/page-context.ts';
import { BlockPreview } from '#runtime/render/preview.tsx';
import { AdminLogin } from '#src/storefront/render/views/admin-login.tsx';
import { AdminReset } from '#src/storefront/render/views/admin-reset.tsx';
import { AdminSetup } from '#src/storefront/render/views/admin-setup.tsx';
import { aPage } from '#tests/support/rendering/page-context.ts';
import { sampleMedia } from '#tests/support/sample-media.ts';

const registry = createRegistry(allBlocks);

/** Every example of every block, and the pages in front of the back office. */
const PAGES: readonly (readonly [string, ReactNode])[] = [
  ...allBlocks.flatMap((block) =>
    block.examples.map((example) => {
      const page = { block, example, locale: 'hr', viewport: 'both', media: sampleMedia } as const;
      return [
        `${block.type}, ${example.name}`,
        createElement(BlockPreview, { ...page, registry }),
      ] as const;
    }),
  ),
  [
    'login of the back office',
    <AdminLogin key="login" brand="Izlog" to="/admin" needsScript={false} />,
  ],
  ['new password', <AdminReset key="reset" />],
  ['first owner', <AdminSetup key="setup" />],
];

function drawn(page: ReactNode): Document {
  const html = renderToStaticMarkup(<PageContext value={aPage()}>{page}</PageContext>);
  return new DOMParser().parseFromString(html, 'text/html');
}

const withPassword = PAGES.map(([name, page]) => [name, drawn(page)] as const).filter(
  ([, document]) => document.querySelector('input[type="password"]') !== null,
);

describe('passwords', () => {
  it('are asked for in the places that are known', () => {
    const places = new Set(withPassword.map(([name]) => name.replace(/, .*/, '')));

    expect([...places]).toEqual(
      expect.arrayContaining([
        'login-form',
        'register-form',
        'change-password-form',
        'login of the back office',
        'new password',
        'first owner',
      ]),
    );
  });

  it.each(withPassword)('never end up in the address of a page: %s', (_name, document) => {
    for (const input of document.querySelectorAll<HTMLInputElement>('input[type="password"]')) {
      expect(input.form?.getAttribute('method')).toBe('post');
    }
  });

  it('of the back office log in by the form itself, and come back to it', () => {
    const page = drawn(<AdminLogin brand="Izlog" to="/admin/tags" needsScript={false} />);
    const form = page.querySelector('form');

    expect(form?.getAttribute('action')).toBe(ACTIONS.login);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      redirect: '/admin/tags',
      page: '/adminLogin?redirect=%2Fadmin%2Ftags',
      username: '',
      password: '',
    });
  });
});
