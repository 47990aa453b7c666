import { useState } from 'react';

import { useShortcuts } from '../actions/use-shortcuts.ts';
import { Canvas } from '../canvas/canvas.tsx';
import { DragProvider } from '../dnd/drag-provider.tsx';
import { MasterBanner } from '../masters/master-banner.tsx';
import { useDropGuard } from '../media/use-drop-guard.ts';
import { LoginDialog } from '../save/login-dialog.tsx';
import { useUi } from '../store/selectors.ts';
import { PortalRootContext } from '../ui/portal-root.ts';
import { TooltipGroup } from '../ui/tooltip.tsx';
import { CurrentDialog } from './current-dialog.tsx';
import { LeftRail } from './left-rail.tsx';
import { PanelHost } from './panel-host.tsx';
import { PreviewBar } from './preview-bar.tsx';
import styles from './shell.module.css';
import { StatusBar } from './status-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useSaveOnLeave } from './use-leave-page.ts';
import { useTheme } from './use-theme.ts';

/** The editor's window: bars and panels around the canvas. */
export function Shell() {
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  const theme = useTheme();
  const preview = useUi('preview');
  useShortcuts();
  useSaveOnLeave();
  useDropGuard();
  return (
    <div className="izlog-editor" data-theme={theme}>
      <PortalRootContext value={portal}>
        <TooltipGroup delay={450}>
          <DragProvider>
            <div className={styles['shell']} data-preview={preview ? '' : undefined}>
              {preview ? <PreviewBar /> : <TopBar />}
              {!preview && <LeftRail />}
              <CanvasRegion />
              {!preview && <RightPanel />}
              {!preview && <StatusBar />}
            </div>
          </DragProvider>
          <CurrentDialog />
          <LoginDialog />
        </TooltipGroup>
      </PortalRootContext>
      <div ref={setPortal} />
    </div>
  );
}

function CanvasRegion() {
  return (
    <main className={styles['canvas']}>
      <MasterBanner />
      <Canvas />
    </main>
  );
}

function RightPanel() {
  return useUi('panel') ? <PanelHost /> : null;
}
