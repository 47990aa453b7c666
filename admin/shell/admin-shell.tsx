import { Dialog as Base } from '@base-ui/react/dialog';
import {
  Fingerprint,
  KeyRound,
  Languages,
  LogOut,
  Menu as MenuIcon,
  ShieldCheck,
  SunMoon,
  X,
} from 'lucide-react';
import { lazy, Suspense, useContext, useState, useSyncExternalStore } from 'react';
import { Link, Outlet, ScrollRestoration } from 'react-router-dom';
import { useBackOffice, useTexts } from '#kit/back-office-context.ts';
import { LOCALE_NAMES } from '#kit/locale-names.ts';
import type { ThemeChoice } from '#kit/theme.ts';
import { useThemeOf } from '#kit/theme.ts';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { lazyPart } from '#kit/ui/lazy-part.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '#kit/ui/menu.tsx';
import { PortalRootContext, usePortalRoot } from '#kit/ui/portal-root.ts';
import { TooltipGroup } from '#kit/ui/tooltip.tsx';
import { useAdmin } from '../admin-context.ts';
import { NoticesContext } from '../notices.ts';
import styles from './admin-shell.module.css';
import type { FactorDialogProps } from './factor/factor-dialog.tsx';
import type { PasskeysDialogProps } from './passkeys/passkeys-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { SideMenu } from './side-menu.tsx';

/** Not in a build for a shop: its code is left out. */
const Corner = import.meta.env.DEV
  ? lazy(async () => ({
      default: (await import('../development/development-corner.tsx')).DevelopmentCorner,
    }))
  : null;

/** For owners of more than one site; nobody else loads it. */
const SiteSwitcher = lazy(async () => ({
  default: (await import('./site-switcher.tsx')).SiteSwitcher,
}));

const FactorDialog = lazyPart<FactorDialogProps>(
  async () => (await import('./factor/factor-dialog.tsx')).FactorDialog,
);

const PasskeysDialog = lazyPart<PasskeysDialogProps>(
  async () => (await import('./passkeys/passkeys-dialog.tsx')).PasskeysDialog,
);

/** The panel's window: bar, side menu, the screen that the address names (ADMIN-01). */
export function AdminShell() {
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  const t = useTexts();
  const { theme } = useAdmin();
  return (
    <div className={`izlog-editor ${styles['window']}`} data-theme={useThemeOf(theme)}>
      <PortalRootContext value={portal}>
        <TooltipGroup delay={450}>
          <a className={styles['skip']} href="#admin-main">
            {t('admin.skip')}
          </a>
          <Bar />
          <aside className={styles['side']}>
            <SideMenu />
          </aside>
          <main id="admin-main" className={styles['main']} tabIndex={-1}>
            <Suspense>
              <Screens />
            </Suspense>
            {Corner && (
              <Suspense>
                <Corner />
              </Suspense>
            )}
          </main>
          <NoticeLine />
          <SessionDialog />
        </TooltipGroup>
      </PortalRootContext>
      <div ref={setPortal} />
      <ScrollRestoration />
    </div>
  );
}

/** The screen that the address names; before it, a second factor where the shop demands one. */
function Screens() {
  const { user } = useBackOffice();
  const { logout } = useAdmin();
  if (!user.mustSetFactor) return <Outlet />;
  return (
    <FactorDialog isDemanded onClose={() => void logout()} onTurnedOn={() => location.reload()} />
  );
}

function Bar() {
  const { t, user } = useBackOffice();
  return (
    <header className={styles['bar']}>
      <Drawer />
      <Link to="/" className={styles['title']}>
        {t('admin.title')}
      </Link>
      <span className={styles['tools']}>
        <a className={styles['back']} href="/">
          {t('admin.backToSite')}
        </a>
        {user.role === 'owner' && (
          <Suspense>
            <SiteSwitcher />
          </Suspense>
        )}
        <LanguageMenu />
        <UserMenu />
      </span>
    </header>
  );
}

function LanguageMenu() {
  const t = useTexts();
  const { locale, setLocale } = useAdmin();
  return (
    <Menu
      align="end"
      trigger={
        <Button kind="quiet" size="l" aria-label={`${t('admin.language')}: ${locale}`}>
          <Languages size={16} strokeWidth={1.75} aria-hidden />
          {locale.toUpperCase()}
        </Button>
      }
    >
      <MenuChoice
        label={t('admin.language')}
        value={locale}
        options={LOCALE_NAMES}
        onChange={(next) => void setLocale(next)}
      />
    </Menu>
  );
}

function UserMenu() {
  const { t, user, announce } = useBackOffice();
  const { theme, setTheme, logout } = useAdmin();
  const [asked, setAsked] = useState<'password' | 'factor' | 'passkeys' | null>(null);
  const close = () => setAsked(null);
  const { firstName, lastName } = user.details;
  const initials = (
    `${firstName.slice(0, 1)}${lastName.slice(0, 1)}` || user.email.slice(0, 2)
  ).toUpperCase();
  const themes: readonly { value: ThemeChoice; label: string }[] = [
    { value: 'system', label: t('theme.system') },
    { value: 'light', label: t('theme.light') },
    { value: 'dark', label: t('theme.dark') },
  ];
  return (
    <>
      <Menu
        align="end"
        trigger={
          <button
            type="button"
            className={styles['user']}
            aria-label={`${initials}: ${t('admin.account')}`}
          >
            {initials}
          </button>
        }
      >
        <p className={styles['who']}>{user.email}</p>
        <MenuSeparator />
        <MenuChoice
          label={t('theme.label')}
          value={theme}
          options={themes.map((option) => ({ ...option, icon: SunMoon }))}
          onChange={setTheme}
        />
        <MenuSeparator />
        <MenuItem
          label={t('admin.password.title')}
          icon={KeyRound}
          onSelect={() => setAsked('password')}
        />
        <MenuItem
          label={t('admin.factor.title')}
          icon={ShieldCheck}
          onSelect={() => setAsked('factor')}
        />
        <MenuItem
          label={t('admin.passkeys.title')}
          icon={Fingerprint}
          onSelect={() => setAsked('passkeys')}
        />
        <MenuItem label={t('admin.logout')} icon={LogOut} onSelect={() => void logout()} />
      </Menu>
      {asked === 'factor' && (
        <FactorDialog
          onClose={close}
          onTurnedOn={() => {
            close();
            announce(t('admin.factor.turnedOn'));
          }}
        />
      )}
      {asked === 'passkeys' && <PasskeysDialog onClose={close} />}
      {asked === 'password' && (
        <PasswordDialog
          onClose={close}
          onChanged={() => {
            close();
            announce(t('admin.password.changed'));
          }}
        />
      )}
    </>
  );
}

/** The side menu where the window has no room for it. */
function Drawer() {
  const t = useTexts();
  const container = usePortalRoot();
  const [isOpen, setOpen] = useState(false);
  return (
    <Base.Root open={isOpen} onOpenChange={setOpen}>
      <Base.Trigger
        render={
          <IconButton
            icon={MenuIcon}
            size="l"
            label={t('admin.menu.open')}
            className={styles['opener']}
          />
        }
      />
      <Base.Portal container={container}>
        <Base.Backdrop className={styles['backdrop']} />
        <Base.Popup className={styles['drawer']} aria-label={t('admin.menu.label')}>
          <Base.Close
            render={<IconButton icon={X} label={t('dialog.close')} className={styles['closer']} />}
          />
          <SideMenu onChosen={() => setOpen(false)} />
          <a className={styles['drawer-back']} href="/">
            {t('admin.backToSite')}
          </a>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const never = () => () => undefined;

/** What was done last; read out, and shown for a while. */
function NoticeLine() {
  const t = useTexts();
  const notices = useContext(NoticesContext);
  const notice = useSyncExternalStore(notices?.subscribe ?? never, () => notices?.read() ?? null);
  return (
    <div role="status" className={styles['notices']}>
      {notice && (
        <p
          key={notice.count}
          className={styles['notice']}
          onMouseEnter={() => notices?.hold()}
          onMouseLeave={() => notices?.release()}
          onFocus={() => notices?.hold()}
          onBlur={() => notices?.release()}
        >
          {notice.text}
          {notice.action && (
            <button
              type="button"
              className={styles['notice-action']}
              onClick={() => {
                notices?.close();
                notice.action?.run();
              }}
            >
              {notice.action.label}
            </button>
          )}
          <IconButton
            icon={X}
            size="s"
            label={t('admin.closeNotice')}
            onClick={() => notices?.close()}
          />
        </p>
      )}
    </div>
  );
}
