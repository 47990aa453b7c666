import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';

interface ChooseFileProps {
  /** Endings and types of files that are offered. */
  accept: string;
  isBusy: boolean;
  onFile(file: File): void;
}

/** A button that hands over one file of the machine. */
export function ChooseFile({ accept, isBusy, onFile }: ChooseFileProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button kind="primary" size="l" disabled={isBusy} onClick={() => input.current?.click()}>
        <FileUp size={15} aria-hidden />
        {t(isBusy ? 'transfer.sending' : 'transfer.chooseFile')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={t('transfer.chooseFile')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again once it was mended.
          target.value = '';
        }}
      />
    </div>
  );
}
