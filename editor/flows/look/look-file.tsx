import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { fromDesignTokens, toDesignTokens } from '#domain/theme/design-tokens.ts';
import { Button } from '#kit/ui/button.tsx';
import { PanelGroup } from '../../surfaces/panel/panel-group.tsx';
import styles from './look.module.css';
import type { Look } from './use-look.ts';

/** No file of tokens is larger; what is, is something else. */
const MOST_BYTES = 256 * 1024;
const FILE_NAME = 'tokens.json';

type Said = { text: string; isFault: boolean } | null;

/** The theme as a file of design tokens (DTCG), out and in. */
export function LookFile({ look }: { look: Look }) {
  const { t, values, replace } = look;
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<Said>(null);

  const save = () => {
    const text = `${JSON.stringify(toDesignTokens(values), null, 2)}\n`;
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = FILE_NAME;
    link.click();
    URL.revokeObjectURL(url);
  };
  const open = async (file: File) => {
    const read = file.size > MOST_BYTES ? null : fromDesignTokens(await file.text());
    if (!read) {
      setSaid({ text: t('file.unreadable'), isFault: true });
      return;
    }
    replace(read.values);
    const left = read.ignored.slice(0, 5).join(', ');
    const text = read.ignored.length === 0 ? t('file.taken') : t('file.partly', { left });
    setSaid({ text, isFault: false });
  };
  return (
    <PanelGroup title={t('group.file')} open={false}>
      <p className={styles['note']}>{t('file.text')}</p>
      <div className={styles['buttons']}>
        <Button onClick={save}>
          <Download size={14} aria-hidden />
          {t('file.save')}
        </Button>
        <Button onClick={() => input.current?.click()}>
          <Upload size={14} aria-hidden />
          {t('file.open')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t('file.open')}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void open(file);
        }}
      />
      {said && (
        <p
          className={styles[said.isFault ? 'fault' : 'note']}
          role={said.isFault ? 'alert' : 'status'}
        >
          {said.text}
        </p>
      )}
    </PanelGroup>
  );
}
