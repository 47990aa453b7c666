import { useTexts } from '#kit/back-office-context.ts';
import { MenuGroup, MenuItem } from '#kit/ui/menu.tsx';
import styles from './facts.module.css';
import { useFacts } from './use-facts.ts';

/** The entries of the menu: what each placeholder is called, and what it is filled with now. */
export function FactItems({ onPick }: { onPick(name: string): void }) {
  const t = useTexts();
  const { groups, hasFailed } = useFacts();
  if (hasFailed) {
    return (
      <p className={styles['note']} role="alert">
        {t('facts.failed')}
      </p>
    );
  }
  return groups.map(({ title, facts }) => (
    <MenuGroup key={title} label={title}>
      {facts.map(({ name, label, text }) => (
        <MenuItem
          key={name}
          label={label}
          detail={text === '' ? t('facts.none') : text}
          onSelect={() => onPick(name)}
        />
      ))}
    </MenuGroup>
  ));
}
