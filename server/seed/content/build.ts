import type { Bag, ElementContent, Node, Translations } from '#schemas/content/element.ts';
import type { RichTextDoc, RichTextNode } from '#schemas/content/values.ts';

type Parts = Partial<Omit<Node, 'id' | 'block' | 'v' | 'role'>>;

/** A placed block. */
export function node(id: string, block: string, parts: Parts = {}): Node {
  return { id, block, v: 1, role: 'own', ...parts };
}

/** A placed master; what `parts` leaves out is the master's. */
export function child(id: string, block: string, masterId: number, parts: Parts = {}): Node {
  return { id, block, v: 1, role: 'child', master: { id: masterId }, ...parts };
}

/** An element in Croatian. */
export function element(
  type: ElementContent['type'],
  facts: {
    handler?: ElementContent['handler'];
    slug?: string;
    meta?: Bag;
    parts: Node[];
    tr?: Translations;
  },
): ElementContent {
  const { handler = null, slug = '', meta = {}, parts, tr = {} } = facts;
  return {
    schema: 1,
    type,
    handler,
    slug,
    language_code: 'hr',
    meta,
    mobileMeta: {},
    options: {},
    mobileOptions: {},
    parts,
    tr,
  };
}

/** Text of a paragraph; `**words**` are bold and `[words](/path)` is a link. */
function inline(text: string): RichTextNode[] {
  return text
    .split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/)
    .filter((run) => run !== '')
    .map(toRun);
}

function toRun(run: string): RichTextNode {
  const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(run);
  if (link?.[1] && link[2]) {
    return { type: 'text', text: link[1], marks: [{ type: 'link', attrs: { href: link[2] } }] };
  }
  return run.startsWith('**')
    ? { type: 'text', text: run.slice(2, -2), marks: [{ type: 'bold' }] }
    : { type: 'text', text: run };
}

function toBlock(line: string): RichTextNode {
  if (line.startsWith('## ')) {
    return { type: 'heading', attrs: { level: 2 }, content: inline(line.slice(3)) };
  }
  if (line.startsWith('- ')) {
    const items = line.split('\n').map((item) => item.replace(/^- /, ''));
    return {
      type: 'bulletList',
      content: items.map((item) => ({
        type: 'listItem',
        content: [{ type: 'paragraph', content: inline(item) }],
      })),
    };
  }
  return { type: 'paragraph', content: inline(line) };
}

/** Rich text from blocks parted by empty lines: `## ` a heading, `- ` a list, else a paragraph. */
export function richText(text: string): RichTextDoc {
  const lines = text
    .split(/\n\s*\n/)
    .map((block) => block.trim().replace(/\n\s+/g, '\n'))
    .filter((block) => block !== '');
  return { type: 'doc', content: lines.map(toBlock) };
}
