import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

function filesOf(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|examples|stories)\./.test(name))
      .map((name) => join(folder, name)),
  );
}

const holding = (folders: readonly string[], pattern: RegExp) =>
  filesOf(folders)
    .filter((file) => pattern.test(readFileSync(file, 'utf8')))
    .sort();

/** Where HTML is put in a page as it is, and who cleaned it. */
const RAW_HTML = [
  // Cleaned on write by `server/modules/people/consents/consent-html.ts`.
  'blocks/_ui/consents/consent-boxes.tsx',
  // Cleaned on write by `server/modules/content/blog/post-html.ts`.
  'blocks/_ui/post-page/prose.tsx',
  'blocks/checkout/checkout-consents/checkout-consents.tsx',
  // Cleaned on write by `server/modules/catalogue/catalog/description-html.ts`.
  'blocks/product/product-description/product-description.tsx',
  // Our own markup, which the server rendered.
  'runtime/islands/island.tsx',
  'runtime/islands/static-children.tsx',
];

it('puts HTML into a page only where it was cleaned before (S12)', () => {
  expect(
    holding(['blocks', 'runtime', 'src', 'kit', 'editor', 'admin'], /dangerouslySetInnerHTML/),
  ).toEqual(RAW_HTML);
});

const FRAMES = [
  // Documents of editors, closed up by `server/modules/content/embeds/embed-document.ts`.
  'blocks/media/html-embed/html-embed.enhance.ts',
  'blocks/media/html-embed/html-embed.tsx',
  // Players of videos, by addresses that `domain/web/embeds/embeds.ts` makes; the page's policy names their origins.
  'blocks/media/video/video.enhance.ts',
];

it('has no frame but players and closed documents, and one field for the HTML of these (S13)', () => {
  const folders = ['blocks', 'runtime', 'src'];

  expect(filesOf(folders).length).toBeGreaterThan(300);
  expect(
    holding(
      folders,
      /<(?:iframe|object|embed)[\s/]|srcDoc|createElement\('(?:iframe|object|embed)'/,
    ),
  ).toEqual(FRAMES);
  expect(
    holding(['domain', 'schemas', 'blocks'], /\b(?:htmlField|codeField|scriptField)\b/),
  ).toEqual([]);
  expect(holding(['blocks'], /'x-document'/)).toEqual([
    'blocks/media/html-embed/html-embed.schema.ts',
  ]);
  expect(holding(folders, /allow-same-origin|allow-top-navigation|srcdoc/i)).toEqual([]);
});

/** Who asks other servers, and where the address comes from. */
const CALLERS = [
  // The CDN, by the configuration.
  'server/cdn/cloudflare.ts',
  'server/cdn/fastly.ts',
  'server/cdn/varnish.ts',
  // Providers of payments, by the configuration: whether they answer at all.
  'server/modules/commerce/payments/reach.ts',
  // The bucket, by the configuration.
  'server/modules/content/media/storages/s3/s3-client.ts',
  // Providers of logins, by the configuration.
  'server/modules/people/auth/social/provider.ts',
  // The provider verifies captchas; its address is in the configuration.
  'server/plugins/captcha.ts',
];

/** Providers of payments, each by its part of the configuration. */
const PAYMENTS = 'server/modules/commerce/payments/providers/';

it('asks no server that a caller names: only these files ask any (S20)', () => {
  const asking =
    /\bfetch\(|\b(?:https?|http2)\.(?:get|request|connect)\(|from '(?:undici|openid-client)'|\bnew S3Client\(|\bnew WebSocket\(/;

  const others = holding(['server'], asking).filter((file) => !file.startsWith(PAYMENTS));
  expect(others).toEqual(CALLERS);
});
