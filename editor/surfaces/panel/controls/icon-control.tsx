import { useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { choicesOf } from '#kit/fields/choice-controls.tsx';
import { type ControlProps, inputAttributes } from '#kit/fields/control-props.ts';
import styles from '#kit/fields/controls.module.css';
import { foldText } from '#kit/fold-text.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { PickerList } from '#kit/ui/picker-list.tsx';
import { ShopIcon } from './shop-icon.tsx';

/** One of the shop's icons, picked from a dialog that shows and searches them. */
export function IconControl(props: ControlProps) {
  const { label, schema, value, onChange } = props;
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const choices = choicesOf(props);
  const current = choices.find((choice) => choice.value === value);
  const title = t('panel.icon.choose', { label });

  function pick(picked: string) {
    onChange(schema.enum?.find((choice) => String(choice) === picked));
    setOpen(false);
  }

  return (
    <>
      <Button
        {...inputAttributes(props)}
        className={styles['wide']}
        aria-label={[title, current?.label].filter(Boolean).join(', ')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {current && <ShopIcon name={current.value} />}
        {current?.label ?? title}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={t('dialog.close')}
        size="s"
      >
        <PickerList
          label={title}
          placeholder={t('panel.search')}
          nothing={t('panel.nothingFound')}
          entriesFor={(query) =>
            choices
              .filter((choice) => foldText(choice.label).includes(foldText(query.trim())))
              .map((choice) => ({
                id: choice.value,
                title: choice.label,
                icon: <ShopIcon name={choice.value} />,
                hint: choice === current ? t('panel.browse.picked') : undefined,
              }))
          }
          onPick={pick}
        />
      </Dialog>
    </>
  );
}
