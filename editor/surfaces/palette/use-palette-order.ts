import { useShallow } from 'zustand/react/shallow';
import { useEditor } from '../../kernel/editor-context.ts';
import { suitabilityOf } from '../../kernel/placement/works-on.ts';
import { useEditorState, useUi } from '../../kernel/store/selectors.ts';
import type { PaletteOrder } from './palette-items.ts';

/** The order of the palette for the page that is open; changes with what is edited, not with its content. */
export function usePaletteOrder(): PaletteOrder {
  const { registry } = useEditor();
  const favourites = useUi('favourites');
  const recent = useUi('recent');
  const suits = useEditorState(
    useShallow((state) =>
      Object.fromEntries(registry.all().map((block) => [block.type, suitabilityOf(block, state)])),
    ),
  );
  return { suits: ({ id }) => suits[id] ?? 'anywhere', favourites, recent };
}
