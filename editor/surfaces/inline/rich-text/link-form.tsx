import { Autocomplete } from '@base-ui/react/autocomplete';
import type { Editor } from '@tiptap/react';
import { Check, FileText, Unlink } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useEditor } from '#editor/kernel/editor-context.ts';
import { addMedia } from '#editor/kernel/store/media-loader.ts';
import { useEditorState } from '#editor/kernel/store/selectors.ts';
import { useTexts } from '#kit/back-office-context.ts';
import searchStyles from '#kit/fields/search-box.module.css';
import { MediaPicker } from '#kit/media/media-picker.tsx';
import { useLatest } from '#kit/query/use-latest.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { safeUrl } from '#schemas/formats.ts';
import type { Media } from '#schemas/media.ts';
import styles from '../inline.module.css';
import { type LinkTarget, removeLink, targetAtCaret, writeLink } from './link-mark.ts';
import { findTargets, type LinkChoice, typedAddress } from './link-targets.ts';

/** Pause in typing before a search is sent (CONST-02). */
const SEARCH_MS = 300;

interface LinkFormProps {
  editor: Editor;
  onDone(): void;
  /** Something else than text and toolbar has the focus for a while. */
  onHold(isHeld: boolean): void;
}

/**
 * Where the selected words lead. What is typed is an address, or words that pages, products,
 * categories, posts and places on this page are found by. Enter applies it, Escape leaves it.
 */
export function LinkForm({ editor, onDone, onHold }: LinkFormProps) {
  const t = useTexts();
  const context = useEditor();
  const id = useId();
  const [before] = useState(() => targetAtCaret(editor));
  const file = useEditorState((state) =>
    before && 'file' in before ? state.media[before.file.id] : undefined,
  );
  const [typed, setTyped] = useState(() => addressOf(before));
  const [isRefused, setRefused] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const words = typed.trim();
  const isAddress = typedAddress(words) !== null;
  const { value: found = [] } = useLatest(
    words === '' || (isAddress && !words.startsWith('#')) ? null : words,
    () => findTargets(context, words),
    SEARCH_MS,
  );

  function leave() {
    // At once: the form goes away, and with it the focus.
    editor.view.focus();
    onDone();
  }

  function apply(target: LinkTarget, name: string) {
    editor.view.focus();
    writeLink(editor, target, name);
    onDone();
  }

  function applyTyped() {
    if (words === '') {
      editor.view.focus();
      if (before) removeLink(editor);
      return onDone();
    }
    const href = typedAddress(words);
    if (href === null || safeUrl(href) === null) return setRefused(true);
    apply({ href }, words);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const isChosen = event.currentTarget.hasAttribute('aria-activedescendant');
    if (event.key === 'Escape' || (event.key === 'Enter' && !isChosen)) {
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Enter') applyTyped();
      else leave();
    }
  }

  function hold(isHeld: boolean) {
    onHold(isHeld);
    setPicking(isHeld);
  }

  function pickFile(media: Media) {
    addMedia(context.store, [media]);
    hold(false);
    apply({ file: { id: media.id } }, media.title || media.originalName);
  }

  return (
    <div className={styles['linkForm']}>
      <Autocomplete.Root<LinkChoice>
        items={found}
        mode="none"
        inline
        open
        value={typed}
        itemToStringValue={({ title }) => title}
        onValueChange={(value, { reason }) => {
          if (reason === 'item-press') return;
          setTyped(value);
          setRefused(false);
        }}
      >
        <Autocomplete.Input
          autoFocus
          aria-label={t('inline.linkAddress')}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? id : undefined}
          placeholder={file ? file.title || file.originalName : t('inline.linkPlaceholder')}
          onKeyDown={onKeyDown}
          // The toolbar keeps the focus in the text, which a field needs for itself.
          onMouseDown={(event) => event.stopPropagation()}
        />
        <IconButton icon={FileText} label={t('inline.linkFile')} onClick={() => hold(true)} />
        <IconButton icon={Check} label={t('inline.linkApply')} onClick={applyTyped} />
        {before && (
          <IconButton
            icon={Unlink}
            label={t('inline.linkRemove')}
            onClick={() => {
              editor.view.focus();
              removeLink(editor);
              onDone();
            }}
          />
        )}
        {isRefused && (
          <p id={id} role="alert">
            {t('inline.linkRefused')}
          </p>
        )}
        {found.length > 0 && <Choices onPick={({ target, title }) => apply(target, title)} />}
      </Autocomplete.Root>
      <MediaPicker open={isPicking} kind="document" onClose={() => hold(false)} onPick={pickFile} />
    </div>
  );
}

/** What was found, below the field; arrow keys choose while the focus stays in it. */
function Choices({ onPick }: { onPick(choice: LinkChoice): void }) {
  const t = useTexts();
  return (
    <Autocomplete.List className={`${searchStyles['list']} ${styles['choices']}`}>
      {(choice: LinkChoice) => (
        <Autocomplete.Item
          key={choice.key}
          value={choice}
          className={`${searchStyles['item']} ${styles['choice']}`}
          onClick={() => onPick(choice)}
        >
          {choice.title}
          <small>
            {choice.kind === 'place' ? t('inline.linkPlace') : t(`panel.link.kind.${choice.kind}`)}
          </small>
        </Autocomplete.Item>
      )}
    </Autocomplete.List>
  );
}

/** What stands in the field for a target that is there already. */
function addressOf(target: LinkTarget | null): string {
  if (!target || 'file' in target) return '';
  return 'href' in target ? target.href : `/${target.slug}`;
}
