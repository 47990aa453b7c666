import { type ComponentPropsWithRef, Fragment, type ReactNode, useContext } from 'react';

import { type RichTextDoc, TEXT_ALIGNMENTS } from '#schemas/content/values.ts';
import { isRecord, isRecordId } from '../../content/json.ts';
import { PageContext } from '../page-context.ts';
import { Picture } from '../picture.tsx';
import { RichTextTable } from './rich-text-table.tsx';
import { TextLink } from './text-link.tsx';

export interface RichTextProps {
  doc: RichTextDoc;
  className?: string | undefined;
  /** Further attributes of the element; only the editor sets them. */
  frame?: ComponentPropsWithRef<'div'>;
}

/** Deeper nodes of a document are left out. */
const MAX_DEPTH = 20;

/**
 * Renders stored rich text by a small map of nodes and marks. Safe by construction: only elements
 * and attributes that are in this file can come out, whatever the document holds. Unknown nodes
 * render their children, unknown marks their text.
 */
export function RichText({ doc, className, frame }: RichTextProps) {
  const content = children(doc, 0);
  return content.length > 0 ? (
    <div className={className} {...frame}>
      {content}
    </div>
  ) : null;
}

function children(node: unknown, depth: number): ReactNode[] {
  const content = isRecord(node) ? node['content'] : undefined;
  if (!Array.isArray(content) || depth > MAX_DEPTH) return [];
  return content.map((child: unknown, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes of a stored document have no identity and are never reordered here
    <Fragment key={index}>{renderNode(child, depth)}</Fragment>
  ));
}

type NodeRenderer = (attrs: Record<string, unknown>, inner: ReactNode[]) => ReactNode;

const NODES: Record<string, NodeRenderer> = {
  paragraph: (attrs, inner) => <p style={alignment(attrs)}>{inner.length > 0 ? inner : <br />}</p>,
  heading: (attrs, inner) => {
    const As = attrs['level'] === 2 ? 'h2' : attrs['level'] === 4 ? 'h4' : 'h3';
    return <As style={alignment(attrs)}>{inner}</As>;
  },
  bulletList: (_, inner) => <ul>{inner}</ul>,
  orderedList: ({ start }, inner) => (
    <ol start={Number.isInteger(start) && start !== 1 ? Number(start) : undefined}>{inner}</ol>
  ),
  listItem: (_, inner) => <li>{inner}</li>,
  blockquote: (_, inner) => <blockquote>{inner}</blockquote>,
  hardBreak: () => <br />,
  horizontalRule: () => <hr />,
  picture: (attrs) => <TextPicture attrs={attrs} />,
};

function alignment({ textAlign }: Record<string, unknown>) {
  const known = TEXT_ALIGNMENTS.find((one) => one === textAlign);
  return known && { textAlign: known };
}

/** As wide as a line of text. */
const PICTURE_SIZES = '(min-width: 760px) 672px, 100vw';

/** Outside of a page nobody knows the records of pictures. */
function TextPicture({ attrs: { id, alt } }: { attrs: Record<string, unknown> }) {
  const page = useContext(PageContext);
  if (!(page && isRecordId(id))) return null;
  const media = { id, ...(typeof alt === 'string' && { alt }) };
  return <Picture media={media} sizes={PICTURE_SIZES} />;
}

function renderNode(node: unknown, depth: number): ReactNode {
  if (!isRecord(node)) return null;
  if (node['type'] === 'text') return renderText(node);
  if (node['type'] === 'table') return renderTable(node, depth + 1);
  const inner = children(node, depth + 1);
  const renderer = typeof node['type'] === 'string' ? ownEntry(NODES, node['type']) : undefined;
  return renderer ? renderer(isRecord(node['attrs']) ? node['attrs'] : {}, inner) : inner;
}

/** Rows and cells alone: nothing else may stand in a table. */
function renderTable(table: Record<string, unknown>, depth: number): ReactNode {
  const rows = recordsIn(table)
    .map((row) => recordsIn(row).filter(isCell))
    .filter((cells) => cells.length > 0);
  return (
    <RichTextTable>
      {rows.map((cells, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <tr key={index}>
          {cells.map((cell, at) => (
            <Cell
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={at}
              cell={cell}
              scope={cells.every(isHeading) ? 'col' : 'row'}
            >
              {children(cell, depth + 2)}
            </Cell>
          ))}
        </tr>
      ))}
    </RichTextTable>
  );
}

function recordsIn({ content }: Record<string, unknown>): Record<string, unknown>[] {
  return Array.isArray(content) ? content.filter(isRecord) : [];
}

const isHeading = ({ type }: Record<string, unknown>) => type === 'tableHeader';
const isCell = (node: Record<string, unknown>) => node['type'] === 'tableCell' || isHeading(node);

function hasContent(node: Record<string, unknown>): boolean {
  const { type } = node;
  return type === 'text' || type === 'picture' || recordsIn(node).some(hasContent);
}

interface CellProps {
  cell: Record<string, unknown>;
  /** What it heads, where it is a heading. */
  scope: 'col' | 'row';
  children: ReactNode;
}

function Cell({ cell, scope, children: inner }: CellProps) {
  const { colspan, rowspan } = isRecord(cell['attrs']) ? cell['attrs'] : {};
  const spans = {
    ...(isRecordId(colspan) && { colSpan: colspan }),
    ...(isRecordId(rowspan) && { rowSpan: rowspan }),
  };
  // A heading without words heads nothing.
  if (!isHeading(cell) || !hasContent(cell)) return <td {...spans}>{inner}</td>;
  return (
    <th scope={scope} {...spans}>
      {inner}
    </th>
  );
}

type MarkRenderer = (text: ReactNode, attrs: Record<string, unknown>) => ReactNode;

const MARKS: Record<string, MarkRenderer> = {
  bold: (text) => <strong>{text}</strong>,
  italic: (text) => <em>{text}</em>,
  underline: (text) => <u>{text}</u>,
  strike: (text) => <s>{text}</s>,
  code: (text) => <code>{text}</code>,
  link: (text, attrs) => <TextLink target={attrs}>{text}</TextLink>,
};

function renderText(node: Record<string, unknown>): ReactNode {
  const { text, marks } = node;
  if (typeof text !== 'string') return null;
  const list: unknown[] = Array.isArray(marks) ? marks : [];
  return list.reduceRight<ReactNode>((inner, mark) => {
    if (!isRecord(mark) || typeof mark['type'] !== 'string') return inner;
    const renderer = ownEntry(MARKS, mark['type']);
    return renderer ? renderer(inner, isRecord(mark['attrs']) ? mark['attrs'] : {}) : inner;
  }, text);
}

function ownEntry<T>(map: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}
