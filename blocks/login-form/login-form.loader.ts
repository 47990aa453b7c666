import type { LoadContext } from '#runtime/define-block.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import { safePathOr } from '#schemas/safe-path.ts';
import type { LoginFormValues } from './login-form.schema.ts';

/** Where a login leads. */
export interface LoginFormData {
  to: string;
}

/** The page that was asked for, where it is one of ours; else home (AUTH-08, G-006). */
export async function loadLogin({
  values,
  query,
  locale,
}: Pick<LoadContext<LoginFormValues>, 'values' | 'query' | 'locale'>): Promise<LoginFormData> {
  const home = pathOf('home', locale);
  return { to: values.redirectDisabled ? home : safePathOr(query['redirect'], home) };
}
