import { Info, PackageOpen } from 'lucide-react';
import { useTexts } from '#kit/back-office-context.ts';
import { Banner } from '#kit/ui/banner.tsx';
import { Button } from '#kit/ui/button.tsx';
import { isBuiltIn, type SystemPageName } from '#schemas/content/system-pages.ts';
import type { EditorState } from '../../kernel/store/editor-state.ts';
import { splitNodeKey } from '../../kernel/store/nodes/node-key.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import { useTakeOver } from './use-take-over.ts';

/** Says that what one looks at comes with the product, and makes it the shop's own in one press. */
export function BuiltInBanner() {
  const id = useEditorState(builtInShown);
  const name = useEditorState(({ system }) => (id === null ? undefined : system[id]));
  const isNothing = useEditorState(({ system, placement }) => {
    return system[placement.page] === 'notFound';
  });
  return (
    <>
      {isNothing && <NothingHere />}
      {name !== undefined && <Offer key={name} name={name} />}
    </>
  );
}

/** What is selected, else the page, where it is built-in. */
function builtInShown({ selection, placement }: EditorState): number | null {
  const selected = selection.keys.at(-1);
  const ids = [...(selected === undefined ? [] : [splitNodeKey(selected).elementId])];
  return [...ids, placement.page].find((id) => isBuiltIn({ id })) ?? null;
}

function Offer({ name }: { name: SystemPageName }) {
  const t = useTexts();
  const { isBusy, takeOver } = useTakeOver(name);
  return (
    <Banner
      icon={PackageOpen}
      text={
        <>
          <strong>{t(`systemPage.${name}`)}</strong>: {t('builtIn.text')}
        </>
      }
    >
      <Button kind="primary" disabled={isBusy} onClick={takeOver}>
        {t('builtIn.takeOver')}
      </Button>
    </Banner>
  );
}

function NothingHere() {
  const t = useTexts();
  return <Banner icon={Info} text={t('builtIn.notFound')} />;
}
