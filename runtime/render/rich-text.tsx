import { type ComponentPropsWithRef, Fragment, type ReactNode, useContext } from 'react';

import type { RichTextDoc } from '#schemas/content/values.ts';
import { safeUrl } from '#schemas/formats.ts';
import { isRecord } from '../content/json.ts';
import { isInternal } from '../links/link-builder.ts';
import { pageHref } from '../links/page-href.ts';
import { PageContext } from './page-context.ts';

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
  paragraph: (_, inner) => <p>{inner.length > 0 ? inner : <br />}</p>,
  heading: ({ level }, inner) => {
    const As = level === 2 ? 'h2' : level === 4 ? 'h4' : 'h3';
    return <As>{inner}</As>;
  },
  bulletList: (_, inner) => <ul>{inner}</ul>,
  orderedList: ({ start }, inner) => (
    <ol start={Number.isInteger(start) && start !== 1 ? Number(start) : undefined}>{inner}</ol>
  ),
  listItem: (_, inner) => <li>{inner}</li>,
  blockquote: (_, inner) => <blockquote>{inner}</blockquote>,
  hardBreak: () => <br />,
  horizontalRule: () => <hr />,
};

function renderNode(node: unknown, depth: number): ReactNode {
  if (!isRecord(node)) return null;
  if (node['type'] === 'text') return renderText(node);
  const inner = children(node, depth + 1);
  const renderer = typeof node['type'] === 'string' ? ownEntry(NODES, node['type']) : undefined;
  return renderer ? renderer(isRecord(node['attrs']) ? node['attrs'] : {}, inner) : inner;
}

type MarkRenderer = (text: ReactNode, attrs: Record<string, unknown>) => ReactNode;

const MARKS: Record<string, MarkRenderer> = {
  bold: (text) => <strong>{text}</strong>,
  italic: (text) => <em>{text}</em>,
  underline: (text) => <u>{text}</u>,
  strike: (text) => <s>{text}</s>,
  code: (text) => <code>{text}</code>,
  link: (text, { href }) => <TextLink href={href}>{text}</TextLink>,
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

function TextLink({ href, children: text }: { href: unknown; children: ReactNode }) {
  const page = useContext(PageContext);
  const safe = typeof href === 'string' ? safeUrl(href) : null;
  if (safe === null) return text;
  const outside = isInternal(safe) ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <a href={page ? pageHref(safe, page) : safe} {...outside}>
      {text}
    </a>
  );
}

function ownEntry<T>(map: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}
