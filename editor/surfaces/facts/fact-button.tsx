import { Braces } from 'lucide-react';
import { useTexts } from '#kit/back-office-context.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { lazyPart } from '#kit/ui/lazy-part.tsx';
import { Menu } from '#kit/ui/menu.tsx';

const FactItems = lazyPart(async () => (await import('./fact-items.tsx')).FactItems);

interface FactButtonProps {
  disabled: boolean;
  /** Where the text is typed; it has the focus afterwards. */
  inputId: string;
  /** Called with the text as it is with the placeholder where the caret was. */
  onChange(text: string): void;
}

/** Opens a list of what the shop fills in, with what it is now, and puts one into the text. */
export function FactButton({ disabled, inputId, onChange }: FactButtonProps) {
  const t = useTexts();
  function insert(name: string) {
    const input = inputOf(inputId);
    if (!input) return;
    const { value, selectionStart, selectionEnd } = input;
    const from = selectionStart ?? value.length;
    const before = `${value.slice(0, from)}{${name}}`;
    onChange(before + value.slice(selectionEnd ?? from));
    requestAnimationFrame(() => input.setSelectionRange(before.length, before.length));
  }
  return (
    <Menu
      align="end"
      finalFocus={() => inputOf(inputId)}
      trigger={<IconButton size="s" icon={Braces} label={t('facts.insert')} disabled={disabled} />}
    >
      <FactItems onPick={insert} />
    </Menu>
  );
}

function inputOf(id: string): HTMLInputElement | HTMLTextAreaElement | null {
  const element = document.getElementById(id);
  const isInput = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isInput ? element : null;
}
