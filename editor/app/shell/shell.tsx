import { useEffect, useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { useThemeOf } from '#kit/theme.ts';
import { lazyPart, PartFailed } from '#kit/ui/lazy-part.tsx';
import { PortalRootContext } from '#kit/ui/portal-root.ts';
import { TooltipGroup } from '#kit/ui/tooltip.tsx';
import { MasterBanner } from '../../flows/masters/master-banner.tsx';
import { LoginDialog } from '../../flows/save/login-dialog.tsx';
import { useShortcuts } from '../../kernel/actions/use-shortcuts.ts';
import { EditorDialog } from '../../kernel/editor-dialog.tsx';
import { useUi } from '../../kernel/store/selectors.ts';
import { Canvas } from '../../surfaces/canvas/canvas.tsx';
import { DragProvider } from '../../surfaces/dnd/drag-provider.tsx';
import { LeftRail } from './left-rail.tsx';
import { PanelHost } from './panel-host.tsx';
import { PreviewBar } from './preview-bar.tsx';
import styles from './shell.module.css';
import { StatusBar } from './status-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useSaveOnLeave } from './use-leave-page.ts';

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

/** The theme that the page editor shows: the chosen one, or the system's. */
function useTheme(): 'light' | 'dark' {
  return useThemeOf(useUi('theme'));
}

/** A file that misses its place must not open in the window and take the editor away. */
function useDropGuard(): void {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}

const Dialogs = lazyPart(async () => (await import('./dialogs.tsx')).Dialogs, DialogFailed);

/** The dialog that is open. */
function CurrentDialog() {
  const dialog = useUi('dialog');
  return dialog && <Dialogs dialog={dialog} />;
}

function DialogFailed({ onRetry }: { onRetry(): void }) {
  const t = useTexts();
  return (
    <EditorDialog title={t('open.failed')} size="s">
      <PartFailed onRetry={onRetry} />
    </EditorDialog>
  );
}
