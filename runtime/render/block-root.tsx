import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type ElementType,
  useContext,
} from 'react';

import { EditContext, type EditSurface } from '../edit/edit-context.ts';
import { type NodeContextValue, useNode } from './node-context.ts';

type BlockRootProps<As extends ElementType> = { as?: As } & Omit<
  ComponentPropsWithoutRef<As>,
  'as' | 'id'
>;

/**
 * Root of every block. Emits `data-block` (tests, style inlining, field metrics), the anchor id,
 * the common options as data attributes (styled in `runtime/theme/base.css`) and the custom
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
  node: NodeContextValue;
  surface: EditSurface | null;
}

function PlainRoot({ as: As = 'section', node, surface: _none, style, ...rest }: RootProps) {
  return <As {...rest} {...rootAttributes(node, style)} />;
}

function EditedRoot({ as: As = 'section', node, surface, style, ...rest }: RootProps) {
  const ref = surface?.useRootRef(node.key);
  return <As {...rest} {...rootAttributes(node, style)} ref={ref} />;
}

function rootAttributes(node: NodeContextValue, style: CSSProperties | undefined) {
  const { anchor, space, background, audience } = node.common;
  const spaceMobile = node.mobileValues['space'];
  const css = { ...node.style, ...style };
  return {
    'data-block': node.block,
    ...(anchor ? { id: anchor } : {}),
    ...(space === 'none' ? {} : { 'data-space': space }),
    ...(typeof spaceMobile === 'string' ? { 'data-space-mobile': spaceMobile } : {}),
    ...(background === 'none' ? {} : { 'data-background': background }),
    ...(audience === 'all' ? {} : { 'data-audience': audience }),
    ...(node.only ? { 'data-only': node.only } : {}),
    ...(Object.keys(css).length > 0 ? { style: css } : {}),
  };
}
