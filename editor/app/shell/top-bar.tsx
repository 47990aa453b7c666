import { ArrowLeft, EllipsisVertical, Languages, Settings2, SunMoon } from 'lucide-react';
import { useTexts } from '#kit/back-office-context.ts';
import { LOCALE_NAMES } from '#kit/locale-names.ts';
import type { ThemeChoice } from '#kit/theme.ts';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '#kit/ui/menu.tsx';
import { Toolbar, ToolbarButton, ToolbarSeparator } from '#kit/ui/toolbar.tsx';
import { ScheduleState } from '../../flows/publish/schedule-state.tsx';
import { SaveState } from '../../flows/save/save-state-view.tsx';
import { useLeavePage } from '../../flows/save/use-leave-page.ts';
import { changeEditorLocale, showContentLocale } from '../../kernel/actions/languages.ts';
import { useAction } from '../../kernel/actions/use-action.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { CANVAS_WIDTHS, PRESETS, presetOf, setWidth } from '../../kernel/store/scope.ts';
import { useEditorState, useScope, useUi } from '../../kernel/store/selectors.ts';
import { setUi } from '../../kernel/store/ui.ts';
import { isPhone } from '../../kernel/store/view/narrow.ts';
import { PageTitle } from './page-title.tsx';
import { PublishButton } from './publish-button.tsx';
import { StateChoices, StateSwitch } from './state-switch.tsx';
import styles from './top-bar.module.css';
import { WidthSwitch } from './width-switch.tsx';

/** What concerns the whole page: where one is, saving, undo, width, language, publishing. */
export function TopBar() {
  const t = useTexts();
  return (
    <section aria-label={t('topbar.label')} className={styles['bar']}>
      <div className={styles['start']}>
        <Back />
        <PageTitle />
        <SaveState />
        <ScheduleState />
      </div>
      <div className={styles['middle']}>
        <WidthSwitch />
      </div>
      <div className={styles['end']}>
        <Toolbar label={t('topbar.history')}>
          <HistoryTool id="undo" />
          <HistoryTool id="redo" />
          <ToolbarSeparator />
          <ActionTool id="preview" />
          <ActionTool id="togglePanel" />
        </Toolbar>
        {!isPhone() && <StateSwitch />}
        <ContentLocale />
        <MoreMenu />
        <PublishButton />
      </div>
    </section>
  );
}

function Back() {
  const t = useTexts();
  const { path } = useEditor();
  const leave = useLeavePage();
  return <IconButton icon={ArrowLeft} label={t('topbar.back')} onClick={() => leave(path)} />;
}

/** Undo and redo say what they would take back or do again. */
function HistoryTool({ id }: { id: 'undo' | 'redo' }) {
  const t = useTexts();
  const step = useEditorState((state) => state.history[id].at(-1)?.name);
  const { label } = useAction(id);
  return <ActionTool id={id} name={step ? `${label}: ${t(`command.${step}`)}` : label} />;
}

function ActionTool({ id, name }: { id: string; name?: string }) {
  const { icon, label, keys, enabled, pressed, run } = useAction(id);
  return (
    <ToolbarButton
      icon={icon}
      label={name ?? label}
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
  const editor = useEditor();
  const { locale } = useScope();
  return (
    <Menu
      align="end"
      trigger={
        <Button
          kind="quiet"
          aria-label={`${t('topbar.contentLocale')}: ${locale.toUpperCase()}`}
          className={styles['locale']}
        >
          {locale.toUpperCase()}
        </Button>
      }
    >
      <MenuChoice
        label={t('topbar.contentLocale')}
        value={locale}
        onChange={(next) => void showContentLocale(editor, next)}
        options={LOCALE_NAMES}
      />
    </Menu>
  );
}

function MoreMenu() {
  const t = useTexts();
  const editor = useEditor();
  const { store } = editor;
  const theme = useUi('theme');
  const locale = useUi('locale');
  const leave = useLeavePage();
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
      <MenuItem label={t('topbar.admin')} icon={Settings2} onSelect={() => leave('/admin')} />
      {isPhone() && <WidthChoice />}
      {isPhone() && <PhoneStates />}
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
        onChange={(next) => void changeEditorLocale(editor, next)}
      />
    </Menu>
  );
}

/** The switch of widths, where the bar has no room for it. */
function WidthChoice() {
  const t = useTexts();
  const { store } = useEditor();
  const { width } = useScope();
  return (
    <>
      <MenuSeparator />
      <MenuChoice
        label={t('topbar.width')}
        value={presetOf(width) ?? 'desktop'}
        options={PRESETS.map((preset) => ({ value: preset, label: t(`action.${preset}`) }))}
        onChange={(preset) => setWidth(store, CANVAS_WIDTHS[preset])}
      />
    </>
  );
}

/** The switch of states, where the bar has no room for it. */
function PhoneStates() {
  return (
    <>
      <MenuSeparator />
      <StateChoices />
    </>
  );
}

function ActionItem({ id }: { id: string }) {
  const { label, icon, keys, enabled, run } = useAction(id);
  return <MenuItem label={label} icon={icon} keys={keys} disabled={!enabled} onSelect={run} />;
}
