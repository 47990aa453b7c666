import { DEFAULT_LOCALE, LOCALES } from '#domain/locales.ts';
import { withLocale } from '#domain/web/site-path.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import { usePage } from '#runtime/render/page-context.ts';
import { DoorField, NewPasswordFields, useDoorTexts } from './door-fields.tsx';

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
      <h1 id="admin-setup">{t('door:adminSetup.title')}</h1>
      <Languages />
      <noscript>{t('page:editor.noscript')}</noscript>
      <div className="izlog-view-pane" data-pane="form" hidden>
        <p className="izlog-view-text">{t('door:adminSetup.text')}</p>
        <OwnerForm />
      </div>
      <div className="izlog-view-pane" data-pane="invalid" hidden>
        <h2>{t('door:adminSetup.invalid')}</h2>
        <p className="izlog-view-text">{t('door:adminSetup.invalidText')}</p>
        <p>
          <code>{COMMAND}</code>
        </p>
        <p>
          <a href={pathOf('adminLogin', DEFAULT_LOCALE)}>{t('door:adminSetup.login')}</a>
        </p>
      </div>
    </section>
  );
}

function Languages() {
  const { t, locale, path } = usePage();
  return (
    <nav className="izlog-view-links" aria-label={t('door:adminSetup.languages')}>
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
    <form method="post" className="izlog-view-login" {...useDoorTexts()}>
      {FIELDS.map(({ label, ...field }) => (
        <DoorField key={field.name} label={t(label)} {...field} />
      ))}
      <NewPasswordFields name="password" again="confirmedPassword" />
      <p role="alert" />
      <button type="submit">{t('door:adminSetup.submit')}</button>
    </form>
  );
}
