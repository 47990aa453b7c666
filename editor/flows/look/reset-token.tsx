import { RotateCcw } from 'lucide-react';
import { IconButton } from '#kit/ui/icon-button.tsx';
import type { Look } from './use-look.ts';

interface ResetTokenProps {
  look: Look;
  name: string;
  label: string;
}

/** Gives up what was chosen for a token; not there where nothing was. */
export function ResetToken({ look: { t, values, write }, name, label }: ResetTokenProps) {
  if (!(name in values)) return null;
  return (
    <IconButton
      icon={RotateCcw}
      size="s"
      label={t('reset', { name: label })}
      onClick={() => write({ [name]: undefined })}
    />
  );
}
