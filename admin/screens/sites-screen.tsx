import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useBackOffice, useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { type AdminSite, adminFilterSites } from '#schemas/api/admin-sites.ts';
import { useAdmin } from '../admin-context.ts';
import { Screen } from '../screen.tsx';
import { ListView } from '../table/list-view.tsx';
import { useUndoNotice } from './settings/use-undo-notice.ts';
import { CloseSiteDialog } from './sites/close-site-dialog.tsx';
import { SiteDialog } from './sites/site-dialog.tsx';
import { useOpenSite } from './sites/use-open-site.ts';
import { useSiteColumns } from './sites/use-site-columns.tsx';

const PER_PAGE = 20;

/** What the form of a site sets; languages are options, and the name is also that of the store. */
const isOfSite = (setting: string) => /^(?:site|option|store)\./.test(setting);

/** The sites of the installation; for owners, who make, change and close them. */
export function SitesScreen() {
  const { user, t } = useBackOffice();
  if (user.role === 'owner') return <Sites />;
  return (
    <Screen title={t('admin.menu.sites')}>
      <p role="status">{t('admin.sites.forOwners')}</p>
    </Screen>
  );
}

/** Which dialog is open: that of a new site, of one that is changed, or of one that is closed. */
type Asked = { what: 'make' } | { what: 'change' | 'close'; site: AdminSite };

function Sites() {
  const { api, announce } = useBackOffice();
  const t = useTexts();
  const { sitesChanged } = useAdmin();
  const [version, setVersion] = useState(0);
  const [asked, setAsked] = useState<Asked | null>(null);

  const sayChanged = useUndoNotice();

  function lookAgain() {
    setVersion((before) => before + 1);
    sitesChanged();
  }

  function done(sentence: string) {
    setAsked(null);
    lookAgain();
    announce(sentence);
  }

  function changed({ name, isOwn }: AdminSite) {
    setAsked(null);
    lookAgain();
    const sentence = t('admin.saved', { name });
    // The history of another site is in the panel of that site.
    if (!isOwn) return announce(sentence);
    void sayChanged({ sentence, name, isOne: isOfSite, onUndone: lookAgain });
  }

  const open = useOpenSite(({ name }) => done(t('admin.sites.opened', { name })));
  const columns = useSiteColumns({
    onChange: (site) => setAsked({ what: 'change', site }),
    onClose: (site) => setAsked({ what: 'close', site }),
    onOpen: open,
  });

  return (
    <Screen
      title={t('admin.menu.sites')}
      intro={t('admin.sites.intro')}
      actions={
        <Button kind="primary" size="l" onClick={() => setAsked({ what: 'make' })}>
          <Plus size={16} aria-hidden />
          {t('admin.sites.add')}
        </Button>
      }
    >
      <ListView
        caption={t('admin.menu.sites')}
        columns={columns}
        version={version}
        load={({ keywords, page }) =>
          api.call(adminFilterSites, { body: { keywords, page, limit: PER_PAGE } })
        }
        keyOf={({ id }) => id}
        empty={<p>{t('admin.list.nothing')}</p>}
      />
      {asked?.what === 'close' && (
        <CloseSiteDialog
          site={asked.site}
          onClose={() => setAsked(null)}
          onDone={({ name }) => done(t('admin.sites.closed', { name }))}
        />
      )}
      {asked && asked.what !== 'close' && (
        <SiteDialog
          {...(asked.what === 'change' && { site: asked.site })}
          onClose={() => setAsked(null)}
          onSaved={(site) =>
            asked.what === 'make' ? done(t('admin.sites.made', { name: site.name })) : changed(site)
          }
        />
      )}
    </Screen>
  );
}
