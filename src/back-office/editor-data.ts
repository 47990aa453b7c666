import type { Locale } from '#domain/locales.ts';
import type { CaptchaSettings } from '#domain/web/captcha.ts';
import type { ApiConfig } from '#runtime/http/request.ts';

/** Id of the element that holds the editor's start data. */
export const EDITOR_DATA_ID = 'izlog-editor-data';

/** Id of the element that the admin panel fills; no other document has it. */
export const ADMIN_ROOT_ID = 'izlog-admin';

/** What the server tells the editor's document. */
export interface EditorData {
  locale: Locale;
  /** Path of the page without language prefix. */
  path: string;
  /** Nonce of the document's content security policy. */
  nonce: string;
  api: ApiConfig;
  /** Null where no captcha is set up. */
  captcha: CaptchaSettings | null;
}
