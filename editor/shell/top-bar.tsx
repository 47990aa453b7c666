import { ArrowLeft, EllipsisVertical, Languages, SunMoon } from 'lucide-react';

import { useAction } from '../actions/use-action.ts';
import { useEditor, useTexts } from '../editor-context.ts';
import { SaveState } from '../save/save-state-view.tsx';
import type { ThemeChoice } from '../store/editor-state.ts';
import { elementTitle } from '../store/element-title.ts';
import { setContentLocale } from '../store/scope.ts';
import { useEditorState, useScope, useUi } from '../store/selectors.ts';
import { setUi } from '../store/ui.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../ui/menu.tsx';
import { Toolbar, ToolbarButton, ToolbarSeparator } from '../ui/toolbar.tsx';
import { LOCALE_NAMES } from './locale-names.ts';
import { PublishButton } from './publish-button.tsx';
import styles from './top-bar.module.css';
import { useLeavePage } from './use-leave-page.ts';
import { WidthSwitch } from './width-switch.tsx';

/** What concerns the whole page: where one is, saving, undo, width, language, publishing. */
export function TopBar() {
  const t = useTexts();
  return (
    <header className={styles['bar']}>
      <div className={styles['start']}>
        <PageName />
        <SaveState />
      </div>
      <div className={styles['middle']}>
        <WidthSwitch />
      </div>
      <div className={styles['end']}>
        <Toolbar label={t('topbar.history')}>
          <ActionTool id="undo" />
          <ActionTool id="redo" />
          <ToolbarSeparator />
          <ActionTool id="preview" />
        </Toolbar>
        <ContentLocale />
        <MoreMenu />
        <PublishButton />
      </div>
    </header>
  );
}

function PageName() {
  const t = useTexts();
  const { path } = useEditor();
  const leave = useLeavePage();
  const title = useEditorState(({ documents, placement, scope }) =>
    elementTitle(documents[placement.page], scope.locale),
  );
  return (
    <>
      <IconButton icon={ArrowLeft} label={t('topbar.back')} onClick={() => leave(path)} />
      <div className={styles['page']}>
        <h1 className={styles['title']}>{title}</h1>
        <span className={styles['path']}>{path}</span>
      </div>
    </>
  );
}

function ActionTool({ id }: { id: string }) {
  const { icon, label, keys, enabled, pressed, run } = useAction(id);
  return (
    <ToolbarButton
      icon={icon}
      label={label}
      keys={keys}
      pressed={pressed}
      disabled={!enabled}
      onClick={run}
    />
  );
}

/** Language whose texts are shown and edited on the canvas. */
function ContentLocale() {
  const t = useTexts();
  const { store } = useEditor();
  const { locale } = useScope();
  return (
    <Menu
      align="end"
      trigger={
        <Button kind="quiet" aria-label={t('topbar.contentLocale')} className={styles['locale']}>
          {locale.toUpperCase()}
        </Button>
      }
    >
      <MenuChoice
        label={t('topbar.contentLocale')}
        value={locale}
        onChange={(next) => setContentLocale(store, next)}
        options={LOCALE_NAMES}
      />
    </Menu>
  );
}

function MoreMenu() {
  const t = useTexts();
  const { store } = useEditor();
  const theme = useUi('theme');
  const locale = useUi('locale');
  const themes: readonly { value: ThemeChoice; label: string }[] = [
    { value: 'system', label: t('theme.system') },
    { value: 'light', label: t('theme.light') },
    { value: 'dark', label: t('theme.dark') },
  ];
  return (
    <Menu align="end" trigger={<IconButton icon={EllipsisVertical} label={t('topbar.more')} />}>
      <ActionItem id="commandPalette" />
      <ActionItem id="revisions" />
      <ActionItem id="shortcuts" />
      <MenuSeparator />
      <MenuChoice
        label={t('theme.label')}
        value={theme}
        options={themes.map((option) => ({ ...option, icon: SunMoon }))}
        onChange={(next) => setUi(store, { theme: next })}
      />
      <MenuSeparator />
      <MenuChoice
        label={t('topbar.editorLocale')}
        value={locale}
        options={LOCALE_NAMES.map((option) => ({ ...option, icon: Languages }))}
        onChange={(next) => setUi(store, { locale: next })}
      />
    </Menu>
  );
}

function ActionItem({ id }: { id: string }) {
  const { label, icon, keys, enabled, run } = useAction(id);
  return <MenuItem label={label} icon={icon} keys={keys} disabled={!enabled} onSelect={run} />;
}
