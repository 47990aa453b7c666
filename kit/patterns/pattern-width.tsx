import { Monitor, Smartphone } from 'lucide-react';
import { useTexts } from '#kit/back-office-context.ts';
import { Segmented } from '#kit/ui/segmented.tsx';
import type { PatternWidth } from './pattern-frame.tsx';

interface PatternWidthSwitchProps {
  value: PatternWidth;
  onChange(width: PatternWidth): void;
}

/** Whether previews show computers or phones. */
export function PatternWidthSwitch({ value, onChange }: PatternWidthSwitchProps) {
  const t = useTexts();
  return (
    <Segmented
      label={t('patterns.width')}
      value={value}
      options={[
        { value: 'desktop', label: t('patterns.desktop'), icon: Monitor },
        { value: 'phone', label: t('patterns.phone'), icon: Smartphone },
      ]}
      onChange={onChange}
    />
  );
}
