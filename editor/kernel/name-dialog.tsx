import { useId, useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import { useEditor } from './editor-context.ts';
import { EditorDialog, type EditorDialogProps } from './editor-dialog.tsx';
import { closeDialog } from './store/ui.ts';

interface NameDialogProps extends Pick<EditorDialogProps, 'title' | 'description'> {
  /** What the name is of. */
  label: string;
  /** The name that is proposed. */
  value: string;
  maxLength: number;
  /** Text of the main button. */
  confirm: string;
  /** Null when it worked, which closes the dialog; else the reason in words. */
  save(name: string): Promise<string | null>;
}

/** Asks for the name under which something is stored. */
export function NameDialog(props: NameDialogProps) {
  const { title, description, label, value, maxLength, confirm, save } = props;
  const t = useTexts();
  const { store } = useEditor();
  const formId = useId();
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (name: string) => {
    const problem = await save(name);
    if (problem === null) closeDialog(store);
    else setFailure(problem);
  };

  return (
    <EditorDialog
      size="s"
      title={title}
      description={description}
      actions={
        <>
          <Button size="l" onClick={() => closeDialog(store)}>
            {t('dialog.cancel')}
          </Button>
          <Button kind="primary" size="l" type="submit" form={formId}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        action={(data) => {
          const name = data.get('name');
          if (typeof name === 'string' && name.trim() !== '') void submit(name.trim());
        }}
      >
        <TextField
          label={label}
          name="name"
          defaultValue={value}
          maxLength={maxLength}
          required
          error={failure ?? undefined}
        />
      </form>
    </EditorDialog>
  );
}
