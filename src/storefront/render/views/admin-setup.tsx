import { DEFAULT_LOCALE, LOCALES } from '#domain/locales.ts';
import { withLocale } from '#domain/web/site-path.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import { usePage } from '#runtime/render/page-context.ts';

const FIELDS = [
  { name: 'firstName', label: 'account:firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', label: 'account:lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: 'account:email', type: 'email', autoComplete: 'username' },
] as const;
const COMMAND = 'npm run user -- create --role=owner ime@primjer.hr';

/**
 * The first owner's account, for whoever has the address that the start of the server prints. A
 * script shows the form or that the address is not valid; see `src/back-office/admin-setup.ts`.
 */
export function AdminSetup() {
  const { t } = usePage();
  return (
    <section className="izlog-view" aria-labelledby="admin-setup" data-admin-setup="">
      <h1 id="admin-setup">{t('page:adminSetup.title')}</h1>
      <Languages />
      <noscript>{t('page:editor.noscript')}</noscript>
      <div className="izlog-view-pane" data-valid="" hidden>
        <p className="izlog-view-text">{t('page:adminSetup.text')}</p>
        <OwnerForm />
      </div>
      <div className="izlog-view-pane" data-invalid="" hidden>
        <h2>{t('page:adminSetup.invalid')}</h2>
        <p className="izlog-view-text">{t('page:adminSetup.invalidText')}</p>
        <p>
          <code>{COMMAND}</code>
        </p>
        <p>
          <a href={pathOf('adminLogin', DEFAULT_LOCALE)}>{t('page:adminSetup.login')}</a>
        </p>
      </div>
    </section>
  );
}

function Languages() {
  const { t, locale, path } = usePage();
  return (
    <nav className="izlog-view-links" aria-label={t('page:adminSetup.languages')}>
      {LOCALES.map((one) => (
        <a
          key={one}
          href={withLocale(path, one, DEFAULT_LOCALE)}
          hrefLang={one}
          aria-current={one === locale ? 'true' : undefined}
        >
          {one.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}

function OwnerForm() {
  const { t } = usePage();
  return (
    <form
      className="izlog-view-login"
      data-required={t('page:adminSetup.required')}
      data-email={t('loader:email')}
      data-password={t('page:adminSetup.password')}
      data-common-password={t('loader:commonPassword')}
      data-same-as={t('page:adminSetup.sameAs')}
      data-exists={t('page:adminSetup.exists')}
      data-offline={t('loader:offline')}
      data-wrong={t('loader:wrong')}
    >
      {FIELDS.map(({ label, ...field }) => (
        <Field key={field.name} label={t(label)} {...field} />
      ))}
      <label htmlFor="setup-password">{t('password')}</label>
      <span className="izlog-view-password">
        <input
          id="setup-password"
          name="password"
          type="password"
          autoComplete="new-password"
          aria-describedby="setup-hint"
          required
        />
        <button type="button" data-show="" aria-pressed="false">
          {t('page:adminLogin.show')}
        </button>
      </span>
      <small id="setup-hint">{t('page:adminSetup.hint')}</small>
      <Field
        name="confirmedPassword"
        label={t('page:adminSetup.again')}
        type="password"
        autoComplete="new-password"
      />
      <p role="alert" />
      <button type="submit">{t('page:adminSetup.submit')}</button>
    </form>
  );
}

interface FieldProps {
  name: string;
  label: string;
  type: string;
  autoComplete: string;
}

function Field({ name, label, ...input }: FieldProps) {
  return (
    <>
      <label htmlFor={`setup-${name}`}>{label}</label>
      <input id={`setup-${name}`} name={name} required {...input} />
    </>
  );
}
