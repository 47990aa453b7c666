import { ArrowDown, ArrowUp } from 'lucide-react';

import { useTexts } from '../back-office-context.ts';
import { IconButton } from '../ui/icon-button.tsx';

interface MoveButtonsProps {
  /** The item, in words. */
  name: string;
  index: number;
  count: number;
  disabled: boolean;
  onMove(to: number, part: 'up' | 'down'): void;
}

/** Moves an item of a list by one place; the way without dragging. They stay in reach at both ends. */
export function MoveButtons({ name, index, count, disabled, onMove }: MoveButtonsProps) {
  const t = useTexts();
  return (
    <>
      <IconButton
        size="s"
        icon={ArrowUp}
        label={t('panel.list.up', { name })}
        data-part="up"
        aria-disabled={disabled || index === 0}
        onClick={() => !disabled && onMove(index - 1, 'up')}
      />
      <IconButton
        size="s"
        icon={ArrowDown}
        label={t('panel.list.down', { name })}
        data-part="down"
        aria-disabled={disabled || index === count - 1}
        onClick={() => !disabled && onMove(index + 1, 'down')}
      />
    </>
  );
}
