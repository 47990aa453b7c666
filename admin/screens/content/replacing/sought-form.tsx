import { Search } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { LOCALES } from '#domain/locales.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { ToggleInput } from '#kit/fields/choice-controls.tsx';
import controls from '#kit/fields/controls.module.css';
import { LOCALE_NAMES } from '#kit/locale-names.ts';
import { MediaPicker } from '#kit/media/media-picker.tsx';
import { thumbnailOf } from '#kit/media/thumbnail.ts';
import { Button } from '#kit/ui/button.tsx';
import { Segmented } from '#kit/ui/segmented.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import type { Media } from '#schemas/media.ts';
import { faultOfLink } from '../../menus/menu-link.ts';
import { LinkFields } from '../link-fields.tsx';
import styles from './replacing.module.css';
import { SOUGHT_KINDS, type Sought } from './sought.ts';
import { useReplacingTexts } from './use-replacing-texts.ts';

interface SoughtFormProps {
  sought: Sought;
  isBusy: boolean;
  /** What is missing was pointed out. */
  isChecked: boolean;
  onChange(sought: Sought): void;
  onSearch(): void;
}

/** What is looked for, and what comes in its place. */
export function SoughtForm({ sought, isBusy, isChecked, onChange, onSearch }: SoughtFormProps) {
  const say = useReplacingTexts();
  const languageId = useId();
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <Segmented
        label={say('replacing.kind')}
        value={sought.kind}
        options={SOUGHT_KINDS.map((kind) => ({
          value: kind,
          label: say(`replacing.kind.${kind}`),
        }))}
        onChange={(kind) => onChange({ ...sought, kind })}
      />
      <KindFields {...{ sought, isChecked, onChange }} />
      <div className={styles['foot']}>
        <label htmlFor={languageId} className={styles['language']}>
          {say('replacing.language')}
          <select
            id={languageId}
            className={controls['select']}
            value={sought.language ?? ''}
            onChange={({ target }) => {
              const language = LOCALES.find((locale) => locale === target.value) ?? null;
              onChange({ ...sought, language });
            }}
          >
            <option value="">{say('replacing.allLanguages')}</option>
            {LOCALE_NAMES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" size="l" kind="primary" disabled={isBusy}>
          <Search size={15} aria-hidden />
          {say('replacing.search')}
        </Button>
      </div>
    </form>
  );
}

type FieldsProps = Pick<SoughtFormProps, 'sought' | 'isChecked' | 'onChange'>;

function KindFields(props: FieldsProps) {
  switch (props.sought.kind) {
    case 'text':
      return <WordFields {...props} />;
    case 'link':
      return <TwoLinks {...props} />;
    case 'media':
      return <TwoPictures {...props} />;
  }
}

function WordFields({ sought, isChecked, onChange }: FieldsProps) {
  const say = useReplacingTexts();
  const { words } = sought;
  const write = (changes: Partial<Sought['words']>) =>
    onChange({ ...sought, words: { ...words, ...changes } });
  return (
    <>
      <div className={styles['pair']}>
        <TextField
          label={say('replacing.find')}
          maxLength={200}
          required
          value={words.find}
          error={isChecked && words.find.trim() === '' ? say('replacing.findMissing') : undefined}
          onChange={({ target }) => write({ find: target.value })}
        />
        <TextField
          label={say('replacing.replace')}
          maxLength={200}
          value={words.replace}
          onChange={({ target }) => write({ replace: target.value })}
        />
      </div>
      <div className={styles['switches']}>
        <Switch
          label={say('replacing.wholeWords')}
          checked={words.wholeWords}
          onChange={(wholeWords) => write({ wholeWords })}
        />
        <Switch
          label={say('replacing.matchCase')}
          checked={words.matchCase}
          onChange={(matchCase) => write({ matchCase })}
        />
      </div>
    </>
  );
}

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange(isOn: boolean): void;
}

export function Switch({ label, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={styles['switch']}>
      <ToggleInput id={id} checked={checked} onChange={onChange} />
      {label}
    </label>
  );
}

function TwoLinks({ sought, isChecked, onChange }: FieldsProps) {
  const say = useReplacingTexts();
  const { link } = sought;
  return (
    <div className={styles['pair']}>
      <Part title={say('replacing.linkFrom')}>
        <LinkFields
          link={link.find}
          fault={isChecked ? faultOfLink(link.find) : null}
          onChange={(find) => find && onChange({ ...sought, link: { ...link, find } })}
        />
      </Part>
      <Part title={say('replacing.linkTo')}>
        <LinkFields
          link={link.replace}
          fault={null}
          onChange={(replace) => replace && onChange({ ...sought, link: { ...link, replace } })}
        />
      </Part>
    </div>
  );
}

function TwoPictures({ sought, isChecked, onChange }: FieldsProps) {
  const say = useReplacingTexts();
  const { media } = sought;
  return (
    <div className={styles['pair']}>
      <Part title={say('replacing.pictureFrom')}>
        <Picture
          label={say('replacing.pictureFrom')}
          media={media.find}
          onPick={(find) => onChange({ ...sought, media: { ...media, find } })}
        />
        {isChecked && !media.find && <p role="alert">{say('replacing.pictureMissing')}</p>}
      </Part>
      <Part title={say('replacing.pictureTo')}>
        <Picture
          label={say('replacing.pictureTo')}
          media={media.replace}
          onPick={(replace) => onChange({ ...sought, media: { ...media, replace } })}
        />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles['part']}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

interface PictureProps {
  label: string;
  media: Media | null;
  onPick(media: Media): void;
}

function Picture({ label, media, onPick }: PictureProps) {
  const { t } = useBackOffice();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {media && (
        <p className={styles['picture']}>
          <img src={thumbnailOf(media)} alt="" />
          {media.title || media.originalName}
        </p>
      )}
      <Button
        size="l"
        aria-label={`${label}: ${t(media ? 'media.replace' : 'media.choose')}`}
        onClick={() => setOpen(true)}
      >
        {t(media ? 'media.replace' : 'media.choose')}
      </Button>
      <MediaPicker
        open={isOpen}
        onClose={() => setOpen(false)}
        onPick={(picked) => {
          setOpen(false);
          onPick(picked);
        }}
      />
    </>
  );
}
