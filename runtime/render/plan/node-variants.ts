import { fieldsOf } from '../../content/block-fields.ts';
import { isMediaRef } from '../../content/media-ref.ts';
import { differs } from '../../content/resolve.ts';
import type { ComposedNode, Viewport } from '../../content/types.ts';
import type { AnyBlock } from '../../define-block.ts';
import type { NodeContextValue } from '../node-context.ts';

type Values = Record<string, unknown>;

/** One rendering of a node: for both viewports, or for one. */
export interface NodeVariant {
  /** Viewports that see it. */
  viewports: readonly Viewport[];
  values: Values;
  frame: NodeContextValue;
  /** It is, or is in, the second copy of a node that is rendered once per viewport. */
  copy: boolean;
}

/** What the renderings of a node depend on. */
export interface VariantScope {
  /** Values of the node on each viewport. */
  values: Record<Viewport, Values>;
  /** Viewports that are served at this place of the page. */
  viewports: readonly Viewport[];
  /** The node is inside the mobile copy of another. */
  copy: boolean;
  /** Keeps HTML ids of different elements of one page apart. */
  prefix?: string | undefined;
  /** See `NodeContextValue`. */
  elementId?: number | undefined;
}

/**
 * How a node is rendered: once when it resolves to the same values on all served
 * viewports, or differs only in fields that CSS or a `<picture>` switches; else once for each that
 * it is not hidden on.
 */
export function variantsOf(
  node: Pick<ComposedNode, 'key' | 'block' | 'rootId' | 'hide'>,
  block: Pick<AnyBlock, 'schema'>,
  scope: VariantScope,
): NodeVariant[] {
  const { desktop, mobile } = scope.values;
  const shown = scope.viewports.filter((viewport) => !node.hide[viewport]);
  const difference = differs(block.schema, desktop, mobile);
  const apart = shown.length > 1 && difference.twice;
  const groups = apart ? shown.map((viewport) => [viewport]) : [shown];
  return groups.flatMap((viewports) => {
    const [viewport] = viewports;
    if (!viewport) return [];
    const values = scope.values[viewport];
    const only = viewports.length < scope.viewports.length ? viewport : null;
    const copied = scope.copy || (apart && viewport === 'mobile');
    const switched = viewports.length > 1 ? difference.fields : [];
    const frame: NodeContextValue = {
      key: node.key,
      id: `${scope.prefix ?? ''}${node.key.replaceAll('/', '__')}${copied ? '__m' : ''}`,
      elementId: scope.elementId ?? 0,
      block: node.block,
      rootId: node.rootId,
      mobileValues: Object.fromEntries(switched.map((name) => [name, mobile[name]])),
      only,
      style: styleOf(block, values, difference.fields, mobile),
      common: commonOf(values, copied),
    };
    return [{ viewports, values, frame, copy: copied }];
  });
}

/** `--columns: 4`, and `--columns-mobile: 2` only where the mobile value differs. */
function styleOf(
  block: Pick<AnyBlock, 'schema'>,
  values: Values,
  differing: readonly string[],
  mobile: Values,
): Record<string, string> {
  const style: Record<string, string> = {};
  for (const { name, schema } of fieldsOf(block.schema).list) {
    const property = schema['x-css'];
    if (typeof property !== 'string') continue;
    setProperty(style, property, values[name]);
    if (differing.includes(name)) setProperty(style, `${property}-mobile`, mobile[name]);
  }
  return style;
}

function setProperty(style: Record<string, string>, property: string, value: unknown) {
  const printable = typeof value === 'number' || (typeof value === 'string' && value !== '');
  if (printable) style[property] = String(value);
}

function commonOf(values: Values, copied: boolean): NodeContextValue['common'] {
  const text = (field: string, fallback: string) => {
    const value = values[field];
    return typeof value === 'string' ? value : fallback;
  };
  return {
    anchor: copied ? '' : text('anchor', ''),
    space: text('space', 'none'),
    spaceBelow: text('spaceBelow', 'same'),
    contentWidth: text('contentWidth', 'page'),
    background: text('background', 'none'),
    backdrop: isMediaRef(values['backdrop']) ? values['backdrop'] : null,
    audience: text('audience', 'all'),
  };
}
