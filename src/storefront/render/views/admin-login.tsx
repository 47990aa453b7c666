import { ACTIONS } from '#domain/web/actions.ts';
import { withQuery } from '#domain/web/path-query.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import { usePage } from '#runtime/render/page-context.ts';
import { EDIT_HOME, REDIRECT_QUERY } from '../guard.ts';

interface AdminLoginProps {
  brand: string;
  to: string | undefined;
  /** Whether the server refuses a login without what the script sends along, as a captcha's token. */
  needsScript: boolean;
}

/** The door to the back office (ROUTE-02). A script sends the forms; see `src/back-office/admin-login.ts`. */
export function AdminLogin({ brand, to, needsScript }: AdminLoginProps) {
  const { t } = usePage();
  return (
    <section
      className="izlog-view"
      aria-labelledby="admin-login"
      data-admin-login=""
      {...(to !== undefined && { 'data-to': to })}
    >
      {brand !== '' && <p className="izlog-view-brand">{brand}</p>}
      <h1 id="admin-login">{t('door:adminLogin.title')}</h1>
      <div className="izlog-view-pane" data-pane="password">
        <PasswordForm to={to} needsScript={needsScript} />
      </div>
      <div className="izlog-view-pane" data-pane="code" hidden>
        <CodeForm />
      </div>
    </section>
  );
}

/**
 * Pressed before its script has arrived, it is sent as the shop's form is, never as an address; or
 * it waits for the script where the server refuses it otherwise.
 */
function PasswordForm({ to, needsScript }: Omit<AdminLoginProps, 'brand'>) {
  const { t, locale } = usePage();
  const door = pathOf('adminLogin', locale);
  return (
    <form
      method="post"
      action={ACTIONS.login}
      className="izlog-view-login"
      data-early={needsScript ? '' : undefined}
      data-required={t('door:adminLogin.required')}
      data-email={t('loader:email')}
      data-refused={t('door:adminLogin.refused')}
      data-unknown={t('door:adminLogin.unknown')}
      data-limited={t('door:adminLogin.limited')}
      data-expired={t('door:adminLogin.expired')}
      data-offline={t('loader:offline')}
      {...usePasskeyTexts()}
    >
      <input type="hidden" name="redirect" value={to ?? EDIT_HOME} />
      <input
        type="hidden"
        name="page"
        value={to === undefined ? door : withQuery(door, REDIRECT_QUERY, to)}
      />
      <label htmlFor="admin-email">{t('email')}</label>
      <input
        id="admin-email"
        name="username"
        type="email"
        autoComplete="username webauthn"
        required
      />
      <label htmlFor="admin-password">{t('password')}</label>
      <span className="izlog-view-password">
        <input
          id="admin-password"
          name="password"
          type="password"
          autoComplete="current-password"
          minLength={8}
          required
        />
        <button type="button" data-show="" aria-pressed="false">
          {t('door:adminLogin.show')}
        </button>
      </span>
      <p role="alert" />
      <button type="submit">{t('door:adminLogin.submit')}</button>
      <PasskeyButton />
      <p className="izlog-view-links">
        <a href={pathOf('adminReset', locale)}>{t('door:adminReset.title')}</a>
      </p>
      <noscript>{t('page:editor.noscript')}</noscript>
    </form>
  );
}

/** For who has the code at the login on. */
function CodeForm() {
  const { t } = usePage();
  return (
    <form
      method="post"
      className="izlog-view-login"
      data-required={t('door:adminLogin.codeRequired')}
      data-wrong-code={t('door:adminLogin.wrongCode')}
      data-limited={t('door:adminLogin.limited')}
      data-offline={t('loader:offline')}
      {...usePasskeyTexts()}
    >
      <label htmlFor="admin-code">{t('door:adminLogin.code')}</label>
      <input
        id="admin-code"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        aria-describedby="admin-code-hint"
        required
      />
      <small id="admin-code-hint">{t('door:adminLogin.codeHint')}</small>
      <p role="alert" />
      <button type="submit">{t('door:adminLogin.submit')}</button>
      <PasskeyButton />
      <button type="button" className="izlog-view-back" data-back="">
        {t('door:adminLogin.back')}
      </button>
    </form>
  );
}

/** Shown by the script, where the browser knows passkeys. */
function PasskeyButton() {
  const { t } = usePage();
  return (
    <button type="button" className="izlog-view-passkey" data-passkey="" hidden>
      {t('door:adminLogin.passkey')}
    </button>
  );
}

function usePasskeyTexts() {
  const { t } = usePage();
  return {
    'data-passkey-aborted': t('door:adminLogin.passkeyAborted'),
    'data-passkey-refused': t('door:adminLogin.passkeyRefused'),
    'data-passkey-expired': t('door:adminLogin.passkeyExpired'),
    'data-passkey-copied': t('door:adminLogin.passkeyCopied'),
  };
}
