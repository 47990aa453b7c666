import { useState } from 'react';
import { PortalRootContext } from '#kit/ui/portal-root.ts';
import { TooltipGroup } from '#kit/ui/tooltip.tsx';
import { MasterBanner } from '../../flows/masters/master-banner.tsx';
import { LoginDialog } from '../../flows/save/login-dialog.tsx';
import { useShortcuts } from '../../kernel/actions/use-shortcuts.ts';
import { useUi } from '../../kernel/store/selectors.ts';
import { Canvas } from '../../surfaces/canvas/canvas.tsx';
import { DragProvider } from '../../surfaces/dnd/drag-provider.tsx';
import { CurrentDialog } from './current-dialog.tsx';
import { LeftRail } from './left-rail.tsx';
import { PanelHost } from './panel-host.tsx';
import { PreviewBar } from './preview-bar.tsx';
import styles from './shell.module.css';
import { StatusBar } from './status-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useDropGuard } from './use-drop-guard.ts';
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
