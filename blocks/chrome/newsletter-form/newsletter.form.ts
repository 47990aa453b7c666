import { Type } from 'typebox';

/**
 * What the form must hold before it is sent (VAL-02, CONS-04). Compiled by the build to a function
 * without Ajv.
 */
export const formSchema = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 254, format: 'email' }),
  acceptedConsents: Type.String({ minLength: 1 }),
});
