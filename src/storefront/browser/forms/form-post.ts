import type { ApiConfig } from '#runtime/http/request.ts';

/** Values of a form by name of the control; a name that occurs more than once holds a list. */
export type FormValues = Record<string, unknown>;

/** What came of a form that was sent; status 0 when there was no answer. */
export interface FormAnswer {
  status: number;
  statusText: string;
  body: unknown;
}

export function valuesOf(form: HTMLFormElement, submitter: HTMLElement | null): FormValues {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value !== 'string') continue;
    const known = values[name];
    values[name] = known === undefined ? value : [known, value].flat();
  }
  return values;
}

/**
 * Sends values to an action of the server, which answers data as the API does; `onStatus` hears of the
 * answer before its words are here. Never rejects.
 */
export async function postForm(
  { siteId, storeId, languageCode }: ApiConfig,
  path: string,
  values: FormValues,
  headers: Record<string, string> = {},
  onStatus?: (status: number) => void,
): Promise<FormAnswer> {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: the loader sends forms before the API client is there
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-izlog-client': 'browser',
        siteId: String(siteId),
        storeId: String(storeId),
        languageCode,
        ...headers,
      },
      body: JSON.stringify(values),
    });
    const { status, statusText } = response;
    onStatus?.(status);
    return { status, statusText, body: await response.json().catch(() => undefined) };
  } catch {
    return { status: 0, statusText: '', body: undefined };
  }
}
