import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type ElementType,
  type ReactNode,
  useContext,
} from 'react';

import { EditContext, type EditSurface } from '../edit/edit-context.ts';
import { type NodeContextValue, useNode } from './node-context.ts';
import { Picture } from './picture.tsx';

type BlockRootProps<As extends ElementType> = { as?: As } & Omit<
  ComponentPropsWithoutRef<As>,
  'as' | 'id'
>;

/**
 * Root of every block. Emits `data-block` (tests, style inlining, field metrics), the anchor id,
 * the common options as data attributes (styled in `runtime/theme/base.css` and `section.css`) and the custom
 * properties of `x-css` fields; in the editor it carries the overlay's ref.
 */
export function BlockRoot<As extends ElementType = 'section'>(props: BlockRootProps<As>) {
  const surface = useContext(EditContext);
  const node = useNode();
  const Root = surface ? EditedRoot : PlainRoot;
  return <Root {...props} node={node} surface={surface} />;
}

interface RootProps {
  as?: ElementType;
  style?: CSSProperties;
  children?: ReactNode;
  node: NodeContextValue;
  surface: EditSurface | null;
}

function PlainRoot({ as: As = 'section', node, surface: _none, style, ...rest }: RootProps) {
  return (
    <As {...rest} {...rootAttributes(node, style)}>
      {childrenOf(node, rest.children)}
    </As>
  );
}

function EditedRoot({ as: As = 'section', node, surface, style, ...rest }: RootProps) {
  const ref = surface?.useRootRef(node.key);
  return (
    <As {...rest} {...rootAttributes(node, style)} ref={ref}>
      {childrenOf(node, rest.children)}
    </As>
  );
}

/** Attributes with a value of their own rules in `section.css`, which few pages need. */
export const SECTION_MARKS = ['data-backdrop=', 'data-content-width=', 'data-below='] as const;

/** Grounds whose words are light: a thinner veil of them is enough. */
const DARK = new Set(['brand', 'night']);

/** What the block shows, in front of the picture of its section. */
function childrenOf({ common: { backdrop } }: NodeContextValue, children: ReactNode): ReactNode {
  if (!backdrop) return children;
  return (
    <>
      <span className="izlog-backdrop">
        <Picture media={{ ...backdrop, alt: '' }} field="backdrop" sizes="100vw" />
      </span>
      {children}
    </>
  );
}

function rootAttributes(node: NodeContextValue, style: CSSProperties | undefined) {
  const { anchor, contentWidth, background, backdrop, audience } = node.common;
  const width = CONTENT_WIDTHS[contentWidth];
  const css = {
    ...node.style,
    ...(width && { '--content-width': width }),
    ...style,
  };
  return {
    'data-block': node.block,
    ...(anchor ? { id: anchor } : {}),
    ...spaceAttributes(node),
    ...spaceBelowOf(node),
    ...(width ? { 'data-content-width': '' } : {}),
    ...(backdrop ? { 'data-backdrop': DARK.has(background) ? 'dark' : 'light' } : {}),
    ...(background === 'none' ? {} : { 'data-background': background }),
    ...(audience === 'all' ? {} : { 'data-audience': audience }),
    ...(node.only ? { 'data-only': node.only } : {}),
    ...(Object.keys(css).length > 0 ? { style: css } : {}),
  };
}

/** Widths that differ from that of the page; `section.css` makes the room beside the content of them. */
const CONTENT_WIDTHS: Readonly<Record<string, string>> = {
  narrow: '46rem',
  wide: 'calc(var(--page-width) + 16rem)',
  full: '100cqi',
};

function spaceAttributes({ common: { space }, mobileValues }: NodeContextValue) {
  const mobile = textOf(mobileValues['space']) ?? space;
  return {
    ...(space === 'none' ? {} : { 'data-space': space }),
    ...(mobile === space ? {} : { 'data-space-mobile': mobile }),
  };
}

/** Space below where it differs from the one above, on any screen; `section.css` lays it over that. */
function spaceBelowOf({ common: { space, spaceBelow }, mobileValues }: NodeContextValue) {
  const above = textOf(mobileValues['space']) ?? space;
  const below = spaceBelow === 'same' ? space : spaceBelow;
  const chosen = textOf(mobileValues['spaceBelow']) ?? spaceBelow;
  const mobile = chosen === 'same' ? above : chosen;
  if (below === space && mobile === above) return null;
  return { 'data-below': below, ...(mobile !== below && { 'data-below-mobile': mobile }) };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
