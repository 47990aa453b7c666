import { memo, useMemo } from 'react';

import type { Viewport } from '#runtime/content/types.ts';
import { ID_PREFIX } from '#runtime/render/id-prefix.ts';
import { type CanvasFrame, CanvasFrameContext } from '../../kernel/canvas-contexts.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import type { EditorState } from '../../kernel/store/editor-state.ts';
import { splitNodeKey } from '../../kernel/store/nodes/node-key.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import { CanvasNodeView } from './canvas-node-view.tsx';
import { EmptyPage } from './empty-places.tsx';

const BOTH: readonly Viewport[] = ['desktop', 'mobile'];
/** A phone-wide canvas: a `<picture>` asks the window for its width, so mobile values are given to it. */
const MOBILE: readonly Viewport[] = ['mobile'];

/** The page as the shop renders it: header, sections, footer; the cookie notice while it is edited. */
export function PageContent() {
  const placement = useEditorState((state) => state.placement);
  const showCookie = useEditorState(isCookieSelected);
  const hasHeader = useEditorState(showsHeader);
  return (
    <>
      {placement.header !== null && hasHeader && (
        <ElementView elementId={placement.header} prefix={ID_PREFIX['header-section']} />
      )}
      {/* The editor's own main part is around it; a document has only one. */}
      <div className="izlog-main">
        <ElementView elementId={placement.page} prefix="" />
      </div>
      {placement.footer !== null && (
        <ElementView elementId={placement.footer} prefix={ID_PREFIX['footer-section']} />
      )}
      {placement.cookie !== null && showCookie && (
        <ElementView elementId={placement.cookie} prefix={ID_PREFIX['cookie-section']} />
      )}
    </>
  );
}

/** Pages for one purpose leave the header of the site out (`pageSchema`). */
function showsHeader({ documents, placement }: EditorState): boolean {
  return documents[placement.page]?.options?.['withoutHeader'] !== true;
}

function isCookieSelected({ selection, placement }: EditorState): boolean {
  return selection.keys.some((key) => splitNodeKey(key).elementId === placement.cookie);
}

const ElementView = memo(function ElementView(props: { elementId: number; prefix: string }) {
  const { elementId, prefix } = props;
  const { composition } = useEditor();
  const roots = useEditorState((state) => composition(state).roots[elementId]);
  const isPage = useEditorState((state) => state.placement.page === elementId);
  const isNarrow = useEditorState((state) => state.scope.viewport === 'mobile');
  const frame = useMemo<CanvasFrame>(
    () => ({ viewports: isNarrow ? MOBILE : BOTH, copy: false, prefix }),
    [isNarrow, prefix],
  );
  if (isPage && roots?.length === 0) return <EmptyPage elementId={elementId} />;
  return (
    <CanvasFrameContext value={frame}>
      {roots?.map((key) => (
        <CanvasNodeView key={key} nodeKey={key} />
      ))}
    </CanvasFrameContext>
  );
});
