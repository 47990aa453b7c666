import { describe, expect, it } from 'vitest';
import { contentPolicy } from './content-policy.ts';

const PAGE = {
  hashes: { style: [], script: ["'sha256-a='"] },
  nonce: null,
  isDevelopment: false,
  isSecure: true,
};
const directivesOf = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((text) => text.split(/ (.*)/s).slice(0, 2)));

describe('the policy of a page', () => {
  it('posts forms to this site alone, and frames nothing', () => {
    const policy = directivesOf(contentPolicy(PAGE));

    expect(policy['form-action']).toBe("'self'");
    expect(policy).not.toHaveProperty('frame-src');
  });

  it('that leads to a payment names the providers that are set up, and nobody else (S16)', () => {
    const payment = {
      forms: ['https://ipg.monri.com', 'https://wallet.corvuspay.com'],
      scripts: ['https://www.paypal.com'],
    };
    const policy = directivesOf(contentPolicy({ ...PAGE, payment }));

    expect(policy['form-action']).toBe("'self' https://ipg.monri.com https://wallet.corvuspay.com");
    expect(policy['script-src']).toBe("'self' 'sha256-a=' https://www.paypal.com");
    expect(policy['frame-src']).toBe('https://www.paypal.com');
    expect(policy['default-src']).toBe("'self'");
    expect(policy['style-src']).toBe("'self'");
  });

  it('frames the players that its videos name, and lets them run nothing here', () => {
    const frames = ['https://www.youtube-nocookie.com'];
    const policy = directivesOf(contentPolicy({ ...PAGE, frames }));

    expect(policy['frame-src']).toBe('https://www.youtube-nocookie.com');
    expect(policy['script-src']).toBe("'self' 'sha256-a='");
  });

  it('frames documents of the site beside players, and names the site once', () => {
    const frames = ["'self'", 'https://player.vimeo.com'];

    expect(directivesOf(contentPolicy({ ...PAGE, frames }))['frame-src']).toBe(frames.join(' '));
    const edited = directivesOf(contentPolicy({ ...PAGE, nonce: 'abc', frames }));
    expect(edited['frame-src']).toBe(frames.join(' '));
  });

  it('takes videos from where pictures come from', () => {
    const policy = directivesOf(contentPolicy({ ...PAGE, pictures: 'https://slike.test' }));

    expect(policy['media-src']).toBe("'self' https://slike.test");
  });

  it('that leads to a payment is as closed as others while no provider is set up', () => {
    const payment = { forms: [], scripts: [] };

    expect(contentPolicy({ ...PAGE, payment })).toBe(contentPolicy(PAGE));
  });
});
