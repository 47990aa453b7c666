import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { withLaterTexts } from '#kit/later-texts.ts';
import { useThemeOf } from '#kit/theme.ts';
import { lazyPart, PartFailed } from '#kit/ui/lazy-part.tsx';
import { PortalRootContext } from '#kit/ui/portal-root.ts';
import { TooltipGroup } from '#kit/ui/tooltip.tsx';
import { isBuiltIn } from '#schemas/content/system-pages.ts';
import { MasterBanner } from '../../flows/masters/master-banner.tsx';
import { useSaveOnLeave } from '../../flows/save/use-leave-page.ts';
import { useSaveAnnouncements } from '../../flows/save/use-save-announcements.ts';
import { useClipboard } from '../../kernel/actions/use-clipboard.ts';
import { useShortcuts } from '../../kernel/actions/use-shortcuts.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import type { EditorState } from '../../kernel/store/editor-state.ts';
import { useEditorState, useUi } from '../../kernel/store/selectors.ts';
import { closeDialog } from '../../kernel/store/ui.ts';
import { Canvas } from '../../surfaces/canvas/canvas.tsx';
import { DragProvider } from '../../surfaces/dnd/drag-provider.tsx';
import { LeftRail } from './left-rail.tsx';
import { PanelHost } from './panel-host.tsx';
import { PreviewBar } from './preview-bar.tsx';
import styles from './shell.module.css';
import { StatusBar } from './status-bar.tsx';
import { TopBar } from './top-bar.tsx';

/** The editor's window: bars and panels around the canvas. */
export function Shell() {
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  const theme = useTheme();
  const preview = useUi('preview');
  useShortcuts();
  useClipboard();
  useSaveOnLeave();
  useSaveAnnouncements();
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
          <LastPublication />
          <EndedSession />
        </TooltipGroup>
      </PortalRootContext>
      <div ref={setPortal} />
    </div>
  );
}

const BuiltInBanner = lazyPart(
  async () =>
    (await withLaterTexts(import('../../flows/system/built-in-banner.tsx'))).BuiltInBanner,
);

const TemplateBanner = lazyPart(
  async () =>
    (await withLaterTexts(import('../../flows/pages/template-banner.tsx'))).TemplateBanner,
);

const StateBanner = lazyPart(
  async () => (await withLaterTexts(import('../../surfaces/states/state-banner.tsx'))).StateBanner,
);

function CanvasRegion() {
  const hasBanner = useEditorState(showsBuiltIn);
  const isMet = Object.keys(useUi('met')).length > 0;
  const preview = useUi('preview');
  const isTemplate = useEditorState(
    ({ documents, placement }) => documents[placement.page]?.type === 'template',
  );
  return (
    <main className={styles['canvas']}>
      <MasterBanner />
      {isTemplate && <TemplateBanner />}
      {hasBanner && <BuiltInBanner />}
      {isMet && !preview && <StateBanner />}
      <Canvas />
    </main>
  );
}

/** Whether something on the page comes with the product, or is the page for what is not there. */
function showsBuiltIn({ system, placement }: EditorState): boolean {
  const isNothing = system[placement.page] === 'notFound';
  return isNothing || Object.keys(system).some((id) => isBuiltIn({ id: Number(id) }));
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

const Dialogs = lazyPart(
  async () => (await withLaterTexts(import('./dialogs.tsx'))).Dialogs,
  DialogFailed,
);

/** The dialog that is open. */
function CurrentDialog() {
  const dialog = useUi('dialog');
  return dialog && <Dialogs dialog={dialog} />;
}

const PublishedToast = lazyPart(
  async () =>
    (await withLaterTexts(import('../../flows/publish/published-toast.tsx'))).PublishedToast,
);

/** What was just published, told anew after each publication. */
function LastPublication() {
  const published = useUi('published');
  return (
    published && (
      <PublishedToast key={published.map(({ rev }) => rev).join()} published={published} />
    )
  );
}

const LoginDialog = lazyPart(
  async () => (await withLaterTexts(import('../../flows/save/login-dialog.tsx'))).LoginDialog,
  DialogFailed,
);

/** Asks for a login where the server took no save for want of one. */
function EndedSession() {
  const isExpired = useEditorState(({ save }) =>
    Object.values(save).some(({ status }) => status === 'expired'),
  );
  return isExpired ? <LoginDialog /> : null;
}

/** The browser's own dialog: the code of ours may be what did not come. */
function DialogFailed({ onRetry }: { onRetry(): void }) {
  const t = useTexts();
  const { store } = useEditor();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog
      ref={ref}
      className={styles['failed']}
      aria-label={t('open.failed')}
      onClose={() => closeDialog(store)}
    >
      <PartFailed onRetry={onRetry} />
    </dialog>
  );
}
