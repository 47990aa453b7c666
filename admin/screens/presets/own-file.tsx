import { Download, Upload as UploadIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import {
  downloadPreset,
  PRESET_BYTES,
  type PresetRun,
  type PresetState,
  uploadPreset,
} from '#schemas/api/presets.ts';
import { useAdmin } from '../../admin-context.ts';
import { failureText } from '../../screen.tsx';
import styles from './presets.module.css';
import { usePresetsTexts } from './use-presets-texts.ts';

const MAX_MEGABYTES = PRESET_BYTES / 1024 / 1024;

/** What a download leaves out, as far as it has a name here. */
const LEFT = [
  'orders',
  'customers',
  'staff',
  'consentLog',
  'memberCards',
  'coupons',
  'subscribers',
  'productFiles',
  'otherPrices',
  'comments',
  'archivedProducts',
  'draftPosts',
  'draftPages',
  'unpublishedChanges',
] as const;

interface OwnFileProps {
  state: PresetState;
  isLocked: boolean;
  onBegun(run: PresetRun): void;
}

/** A preset as a file: one that is sent, and this shop to take along. */
export function OwnFile({ state: { leftOut }, isLocked, onBegun }: OwnFileProps) {
  const s = usePresetsTexts();
  const left = LEFT.flatMap((kind) => {
    const count = leftOut[kind] ?? 0;
    return count > 0
      ? [s('presets.leftOutItem', { name: s(`presets.left.${kind}`), number: count })]
      : [];
  });
  return (
    <div className={styles['files']}>
      <section>
        <h3>{s('presets.own')}</h3>
        <p>{s('presets.ownHint', { max: MAX_MEGABYTES })}</p>
        <SendFile isLocked={isLocked} onBegun={onBegun} />
      </section>
      <section>
        <h3>{s('presets.download')}</h3>
        <p>{s('presets.downloadHint')}</p>
        {left.length > 0 && (
          <p>
            {s('presets.leftOut')} {left.join(', ')}.
          </p>
        )}
        <a className={styles['download']} href={downloadPreset.path} download>
          <Download size={15} aria-hidden />
          {s('presets.download')}
        </a>
      </section>
    </div>
  );
}

function SendFile({ isLocked, onBegun }: Omit<OwnFileProps, 'state'>) {
  const { t } = useBackOffice();
  const { sendTo } = useAdmin();
  const s = usePresetsTexts();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [fault, setFault] = useState('');

  async function send(file: File) {
    if (file.size > PRESET_BYTES) {
      setFault(s('presets.tooLarge', { max: MAX_MEGABYTES }));
      return;
    }
    setFault('');
    setShare(0);
    const answer = await sendTo(uploadPreset, {}, { files: [file], onProgress: setShare });
    setShare(null);
    if (answer.errored) setFault(faultOf(answer) ?? failureText(answer, t));
    else onBegun(answer.data);
  }

  return (
    <>
      {share !== null && <progress aria-label={s('presets.sending')} value={share} max={1} />}
      {fault !== '' && (
        <p className={styles['fault']} role="alert">
          {fault}
        </p>
      )}
      <Button size="l" disabled={isLocked || share !== null} onClick={() => input.current?.click()}>
        <UploadIcon size={15} aria-hidden />
        {s('presets.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={s('presets.choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          // The same file can be chosen again after it was mended.
          target.value = '';
        }}
      />
    </>
  );
}

/** File and field, in the words of the importer. */
function faultOf({ error }: ApiFailure): string | undefined {
  const { fault } = error.payload;
  return typeof fault === 'string' ? fault : undefined;
}
