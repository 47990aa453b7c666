import { useId, useState } from 'react';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import { createPattern } from '#schemas/api/patterns.ts';
import { ELEMENT_SCHEMA_VERSION, type ElementContent } from '#schemas/content/element.ts';
import { selectedBundle } from '../../kernel/actions/clipboard.ts';
import { say, titleOf } from '../../kernel/actions/say.ts';
import { selectedNodes } from '../../kernel/actions/scene.ts';
import { type EditorContextValue, useEditor } from '../../kernel/editor-context.ts';
import { EditorDialog } from '../../kernel/editor-dialog.tsx';
import { copyBundle } from '../../kernel/store/nodes/node-bundle.ts';
import { closeDialog } from '../../kernel/store/ui.ts';

/** No page has it: a pattern is at no address. */
const SLUG = 'vlastiti-uzorak';

/** Stores copies of the selected blocks, to be put on any page again. */
export function SaveAsPatternDialog() {
  const t = useTexts();
  const editor = useEditor();
  const formId = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const nodes = selectedNodes(editor);
  const [first] = nodes;
  if (!first) return null;

  const save = async (title: string) => {
    const content = contentOf(editor, title);
    const answer = await editor.api.call(createPattern, { body: { title, content } });
    if (answer.errored) {
      setFailure(answer.message);
      return;
    }
    closeDialog(editor.store);
    say(editor, 'said.savedAsPattern', { name: title });
  };

  return (
    <EditorDialog
      size="s"
      title={t('action.saveAsPattern')}
      description={t('saveAsPattern.text', { count: nodes.length })}
      actions={
        <>
          <Button size="l" onClick={() => closeDialog(editor.store)}>
            {t('dialog.cancel')}
          </Button>
          <Button kind="primary" size="l" type="submit" form={formId}>
            {t('patterns.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        action={(data) => {
          const title = data.get('title');
          if (typeof title === 'string' && title.trim() !== '') void save(title.trim());
        }}
      >
        <TextField
          label={t('patterns.name')}
          name="title"
          defaultValue={titleOf(editor, first)}
          maxLength={60}
          required
          error={failure ?? undefined}
        />
      </form>
    </EditorDialog>
  );
}

/** The selected blocks as a page of their own, in the language of the page they are on. */
function contentOf(editor: EditorContextValue, title: string): ElementContent {
  const { documents, placement } = editor.store.getState();
  const { nodes, tr } = copyBundle(selectedBundle(editor));
  return {
    schema: ELEMENT_SCHEMA_VERSION,
    type: 'page',
    handler: null,
    slug: SLUG,
    language_code: documents[placement.page]?.language_code ?? DEFAULT_LOCALE,
    meta: { title },
    mobileMeta: {},
    options: {},
    mobileOptions: {},
    parts: [...nodes],
    tr,
  };
}
