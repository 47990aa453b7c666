import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { OWN_FONT_LIMITS } from '#domain/theme/own-fonts.ts';
import controls from '#kit/fields/controls.module.css';
import { Button } from '#kit/ui/button.tsx';
import { addFont } from '#schemas/api/theme-fonts.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { setOwnFonts } from '../../kernel/store/look/own-fonts.ts';
import { refusal } from './font-refusal.ts';
import styles from './look.module.css';
import type { Look } from './use-look.ts';

const { fileBytes, nameLength, licenceLength } = OWN_FONT_LIMITS;

/** Takes a woff2 file in. What allows to use it has to be said first. */
export function AddFont({ look }: { look: Look }) {
  const { api, store } = useEditor();
  const { t } = look;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [licence, setLicence] = useState('');
  const [name, setName] = useState('');
  const [state, setState] = useState<{ fault?: string; isBusy: boolean }>({ isBusy: false });

  const send = async (file: File) => {
    if (file.size > fileBytes) {
      setState({ fault: t('fonts.tooLarge', { limit: fileBytes / 1024 }), isBusy: false });
      return;
    }
    setState({ isBusy: true });
    const content = toBase64(new Uint8Array(await file.arrayBuffer()));
    const named = name.trim() === '' ? {} : { name: name.trim() };
    const answer = await api.call(addFont, { body: { licence, content, ...named } });
    if (answer.errored) {
      setState({ fault: refusal(answer, look), isBusy: false });
      return;
    }
    setOwnFonts(store, answer.data);
    setName('');
    setState({ isBusy: false });
  };
  const choose = () => {
    if (licence.trim().length < 3) setState({ fault: t('fonts.noLicence'), isBusy: false });
    else input.current?.click();
  };
  return (
    <div className={styles['row']}>
      <label htmlFor={`${id}-licence`}>{t('fonts.licence')}</label>
      <input
        id={`${id}-licence`}
        className={controls['input']}
        maxLength={licenceLength}
        placeholder={t('fonts.licenceHint')}
        value={licence}
        onChange={({ target }) => setLicence(target.value)}
      />
      <label htmlFor={`${id}-name`}>{t('fonts.name')}</label>
      <input
        id={`${id}-name`}
        className={controls['input']}
        maxLength={nameLength}
        placeholder={t('fonts.nameHint')}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div className={styles['buttons']}>
        <Button disabled={state.isBusy} onClick={choose}>
          <Upload size={14} aria-hidden />
          {t(state.isBusy ? 'fonts.adding' : 'fonts.add')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".woff2,font/woff2"
        aria-label={t('fonts.add')}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void send(file);
        }}
      />
      {state.fault && (
        <p className={styles['fault']} role="alert">
          {state.fault}
        </p>
      )}
    </div>
  );
}

/** A few characters at a time: a call takes no list of all. */
function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
