import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { useTexts } from '#kit/back-office-context.ts';
import { createPattern } from '#schemas/api/patterns.ts';
import { ELEMENT_SCHEMA_VERSION, type ElementContent } from '#schemas/content/element.ts';
import { selectedBundle } from '../../kernel/actions/clipboard.ts';
import { say, titleOf } from '../../kernel/actions/say.ts';
import { selectedNodes } from '../../kernel/actions/scene.ts';
import { type EditorContextValue, useEditor } from '../../kernel/editor-context.ts';
import { NameDialog } from '../../kernel/name-dialog.tsx';
import { copyBundle } from '../../kernel/store/nodes/node-bundle.ts';

/** No page has it: a pattern is at no address. */
const SLUG = 'vlastiti-uzorak';

/** Stores copies of the selected blocks, to be put on any page again. */
export function SaveAsPatternDialog() {
  const t = useTexts();
  const editor = useEditor();
  const nodes = selectedNodes(editor);
  const [first] = nodes;
  if (!first) return null;

  const save = async (title: string) => {
    const content = contentOf(editor, title);
    const answer = await editor.api.call(createPattern, { body: { title, content } });
    if (answer.errored) return answer.message;
    say(editor, 'said.savedAsPattern', { name: title });
    return null;
  };

  return (
    <NameDialog
      title={t('action.saveAsPattern')}
      description={t('saveAsPattern.text', { count: nodes.length })}
      label={t('patterns.name')}
      value={titleOf(editor, first)}
      maxLength={60}
      confirm={t('patterns.save')}
      save={save}
    />
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
