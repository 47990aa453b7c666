import { Upload as UploadIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { type Loaded, useLoaded } from '#kit/query/use-loaded.ts';
import { Button } from '#kit/ui/button.tsx';
import {
  deleteProductFile,
  getProductFile,
  PRODUCT_FILE_BYTES,
  type ProductFile,
  setProductFile,
} from '#schemas/api/downloads.ts';
import { useAdmin } from '../../admin-context.ts';
import { Card, failureText } from '../../screen.tsx';
import { idOf, type RecordPartProps } from '../record-kind.ts';
import styles from './product-file-part.module.css';

/** The file of an e-product, which its buyers may fetch (CART-32); nothing for other products. */
export function ProductFilePart({ record }: RecordPartProps) {
  const { t } = useBackOffice();
  if (record['format'] !== 'eProduct') return null;
  return (
    <Card title={t('admin.file.title')}>
      <FileOf productId={idOf(record)} />
    </Card>
  );
}

type Sending =
  | { state: 'still' }
  | { state: 'sending'; share: number }
  | { state: 'failed'; why: string };

function FileOf({ productId }: { productId: number }) {
  const { api, t, announce } = useBackOffice();
  const { sendTo } = useAdmin();
  const [version, setVersion] = useState(0);
  const [sending, setSending] = useState<Sending>({ state: 'still' });
  const loaded = useLoaded(`${productId} ${version}`, () =>
    api.call(getProductFile, { params: { productId } }),
  );
  const file = fileOf(loaded);

  async function send(chosen: File) {
    if (chosen.size > PRODUCT_FILE_BYTES) {
      setSending({
        state: 'failed',
        why: t('admin.file.tooLarge', { max: megabytes(PRODUCT_FILE_BYTES) }),
      });
      return;
    }
    setSending({ state: 'sending', share: 0 });
    const params = { productId: String(productId) };
    const answer = await sendTo(
      setProductFile,
      { params },
      { files: [chosen], onProgress: (share) => setSending({ state: 'sending', share }) },
    );
    if (answer.errored) {
      setSending({ state: 'failed', why: failureText(answer, t) });
      return;
    }
    setSending({ state: 'still' });
    announce(t('admin.file.sent', { name: answer.data.name }));
    setVersion(version + 1);
  }

  async function remove() {
    const answer = await api.call(deleteProductFile, { params: { productId } });
    if (answer.errored) setSending({ state: 'failed', why: failureText(answer, t) });
    else announce(t('admin.deleted', { name: file?.name ?? '' }));
    setVersion(version + 1);
  }

  return (
    <div className={styles['file']}>
      <p>
        {file
          ? t('admin.file.stands', { name: file.name, size: megabytes(file.size) })
          : t(loaded.status === 'loading' ? 'admin.loading' : 'admin.file.none')}
      </p>
      {sending.state === 'sending' && (
        <progress aria-label={t('admin.file.sending')} value={sending.share} max={1} />
      )}
      {sending.state === 'failed' && <p role="alert">{sending.why}</p>}
      <span className={styles['buttons']}>
        <ChooseFile label={t(file ? 'admin.file.replace' : 'admin.file.choose')} onFile={send} />
        {file && (
          <Button size="l" onClick={() => void remove()}>
            {t('admin.file.delete')}
          </Button>
        )}
      </span>
    </div>
  );
}

interface ChooseFileProps {
  label: string;
  onFile(file: File): Promise<void>;
}

function ChooseFile({ label, onFile }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="l" onClick={() => input.current?.click()}>
        <UploadIcon size={15} aria-hidden />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void onFile(file);
          // The same file can be chosen again after it was refused.
          target.value = '';
        }}
      />
    </>
  );
}

/** A product without a file answers 404, which is no failure here. */
function fileOf(loaded: Loaded<ProductFile>): ProductFile | null {
  return loaded.status === 'ready' ? loaded.data : null;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(bytes < 1024 * 1024 ? 2 : 0)} MB`;
}
