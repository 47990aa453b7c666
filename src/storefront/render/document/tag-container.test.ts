import { describe, expect, it } from 'vitest';
import { readContainer, tagHtml, tagSources } from './tag-container.ts';

describe('the analytics tag of a page', () => {
  it('is there where an option names a container, and sleeps until the visitor agrees (SITE-10)', () => {
    const container = readContainer('GTM-ABC123');

    expect(tagHtml(container)).toBe(
      '<script type="text/plain" data-consent="statistics" src="https://www.googletagmanager.com/gtm.js?id=GTM-ABC123"></script>',
    );
    expect(tagSources(container)).toContain('https://www.googletagmanager.com');
  });

  it.each([undefined, null, '', 'GTM-', 'gtm-abc123', 'GTM-ABC123"><script>', ['GTM-ABC123'], 7])(
    'is not there for the option %j',
    (value) => {
      const container = readContainer(value);

      expect(tagHtml(container)).toBe('');
      expect(tagSources(container)).toEqual([]);
    },
  );
});
