import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import controls from '#kit/fields/controls.module.css';
import { Button } from '#kit/ui/button.tsx';
import { useCopy } from '#kit/use-copy.ts';
import { endPreview, makePreview, type Opening } from '#schemas/api/opening.ts';
import { useAdmin } from '../../admin-context.ts';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import styles from './steps/steps.module.css';
import { useSetupTexts } from './use-setup-texts.ts';

interface PreviewLinkProps {
  opening: Opening;
  onChanged(opening: Opening): void;
}

/** An address that shows the shop before it is open; told once. */
export function PreviewLink({ opening, onChanged }: PreviewLinkProps) {
  const { api, announce } = useBackOffice();
  const { locale } = useAdmin();
  const s = useSetupTexts();
  const { failure, send } = useSend();
  const [url, setUrl] = useState<string | null>(null);
  const id = useId();
  const { previewUntil } = opening;

  const make = () =>
    void send(
      () => api.call(makePreview, {}),
      (made) => {
        setUrl(made.url);
        onChanged({ ...opening, previewUntil: made.until });
      },
    );
  const end = () =>
    void send(
      () => api.call(endPreview, {}),
      (next) => {
        setUrl(null);
        announce(s('setup.preview.ended'));
        onChanged(next);
      },
    );

  const copy = useCopy({
    copied: s('setup.preview.copied'),
    failed: s('setup.preview.copyFailed'),
  });

  return (
    <section className={styles['part']}>
      <h3>{s('setup.preview.title')}</h3>
      <p className={styles['hint']}>{s('setup.preview.text')}</p>
      {url !== null && (
        <div className={styles['link']}>
          <label htmlFor={id} className="visually-hidden">
            {s('setup.preview.link')}
          </label>
          <input
            id={id}
            className={controls['input']}
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
          />
          <Button size="l" onClick={() => void copy(url)}>
            <Copy size={15} aria-hidden />
            {s('setup.preview.copy')}
          </Button>
        </div>
      )}
      {url === null && previewUntil !== null && (
        <p className={styles['hint']}>
          {s('setup.preview.until', { date: new Date(previewUntil).toLocaleDateString(locale) })}
        </p>
      )}
      <p className={styles['buttons']}>
        <Button size="l" onClick={make}>
          {s(previewUntil === null ? 'setup.preview.make' : 'setup.preview.again')}
        </Button>
        {previewUntil !== null && (
          <Button size="l" kind="quiet" onClick={end}>
            {s('setup.preview.end')}
          </Button>
        )}
      </p>
      <Refusal failure={failure} />
    </section>
  );
}
