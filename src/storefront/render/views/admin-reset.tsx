import { pathOf } from '#runtime/links/screen-links.ts';
import { usePage } from '#runtime/render/page-context.ts';
import { DoorField, NewPasswordFields, useDoorTexts } from './door-fields.tsx';

const COMMAND = 'npm run user -- reset ime@primjer.hr';

/** A new password for somebody of the back office. A script shows one pane; see `src/back-office/admin-reset.ts`. */
export function AdminReset() {
  const { t, locale } = usePage();
  const texts = useDoorTexts();
  return (
    <section className="izlog-view" aria-labelledby="admin-reset" data-admin-reset="">
      <h1 id="admin-reset">{t('door:adminReset.title')}</h1>
      <noscript>{t('page:editor.noscript')}</noscript>
      <div className="izlog-view-pane" data-pane="ask" hidden>
        <p className="izlog-view-text">{t('door:adminReset.ask')}</p>
        <form method="post" className="izlog-view-login" {...texts}>
          <DoorField name="email" label={t('email')} type="email" autoComplete="username" />
          <p role="alert" />
          <button type="submit">{t('door:adminReset.send')}</button>
        </form>
        <ByCommand />
      </div>
      <div className="izlog-view-pane" data-pane="asked" role="status" hidden>
        <p className="izlog-view-text">{t('door:adminReset.asked')}</p>
        <ByCommand />
      </div>
      <div className="izlog-view-pane" data-pane="choose" hidden>
        <form method="post" className="izlog-view-login" {...texts}>
          <NewPasswordFields name="newPassword" again="newPasswordAgain" />
          <p role="alert" />
          <button type="submit">{t('door:adminReset.save')}</button>
        </form>
      </div>
      <div className="izlog-view-pane" data-pane="invalid" role="status" hidden>
        <p className="izlog-view-text">{t('door:adminReset.invalid')}</p>
        <ByCommand />
      </div>
      <div className="izlog-view-pane" data-pane="done" role="status" hidden>
        <p className="izlog-view-text">{t('door:adminReset.done')}</p>
      </div>
      <p className="izlog-view-links">
        <a href={pathOf('adminLogin', locale)}>{t('door:adminReset.login')}</a>
      </p>
    </section>
  );
}

/** For a shop that sends no mail. */
function ByCommand() {
  const { t } = usePage();
  return (
    <p className="izlog-view-detail">
      {t('door:adminReset.command')} <code>{COMMAND}</code>
    </p>
  );
}
