import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';

import { formats } from '#schemas/formats.ts';
import { formSchema } from './newsletter.form.ts';

const validate = new Ajv({ formats }).compile(formSchema);

describe('form newsletter', () => {
  it('takes an address with the consent, whatever else the form sends along', () => {
    const sent = { email: 'ana@primjer.hr', acceptedConsents: 'newsletter', redirect: '/' };

    expect(validate(sent)).toBe(true);
  });

  it.each([
    ['without an address', { acceptedConsents: 'newsletter' }],
    ['with half an address', { email: 'ana@', acceptedConsents: 'newsletter' }],
    ['with an address without domain', { email: 'ana@primjer', acceptedConsents: 'newsletter' }],
    [
      'with an endless address',
      { email: `${'a'.repeat(250)}@b.hr`, acceptedConsents: 'newsletter' },
    ],
    ['without the consent', { email: 'ana@primjer.hr' }],
  ])('refuses a form %s', (_case, sent) => {
    expect(validate(sent)).toBe(false);
  });
});
