import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useBackOffice, useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { type AdminSite, adminFilterSites } from '#schemas/api/admin-sites.ts';
import { useAdmin } from '../admin-context.ts';
import { Screen } from '../screen.tsx';
import { ListView } from '../table/list-view.tsx';
import { CloseSiteDialog } from './sites/close-site-dialog.tsx';
import { SiteDialog } from './sites/site-dialog.tsx';
import { useOpenSite } from './sites/use-open-site.ts';
import { useSiteColumns } from './sites/use-site-columns.tsx';

const PER_PAGE = 20;

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

  function done(sentence: string) {
    setAsked(null);
    setVersion(version + 1);
    sitesChanged();
    announce(sentence);
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
          onSaved={({ name }) =>
            done(t(asked.what === 'make' ? 'admin.sites.made' : 'admin.saved', { name }))
          }
        />
      )}
    </Screen>
  );
}
