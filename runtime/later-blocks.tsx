import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import type { BlockExample } from './define-block.ts';
import { type Later, later } from './later.ts';

/** What the editor's build makes of each block, so that it opens with those of the page only. */
type Examples = Readonly<Record<string, readonly BlockExample[]>>;

const renderers = new Map<string, Later<unknown>>();
const lists = new Map<string, BlockExample[]>();
let loadAll: () => Promise<Examples> = () => Promise.resolve({});

/** The examples of all blocks. */
export const examples = later(async () => {
  const all = await loadAll();
  for (const [type, list] of lists) list.push(...(all[type] ?? []));
  return all;
});

/** False in a build that brings the examples later, until it has. */
export function hasExamples(): boolean {
  return lists.size === 0 || examples.now() !== undefined;
}

/** The renderer of a block that comes when it is asked for, or first shown. */
export function laterBlock<Props extends object>(
  type: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const code = later(load);
  renderers.set(type, code);
  return (props) => <LaterBlock type={type} code={code} props={props} />;
}

interface LaterBlockProps<Props> {
  type: string;
  code: Later<ComponentType<Props>>;
  props: Props;
}

function LaterBlock<Props extends object>({ type, code, props }: LaterBlockProps<Props>) {
  const Block = useSyncExternalStore(code.subscribe, code.now);
  const failed = useSyncExternalStore(code.subscribe, code.hasFailed);
  useEffect(() => void code.fetch(), [code]);
  if (Block) return <Block {...props} />;
  if (failed) throw new Error(`Izlog: the code of the block "${type}" did not arrive.`);
  return null;
}

/** The examples of a block: none until those of all blocks are here. */
export function laterExamples(
  type: string,
  load: () => Promise<Examples>,
): readonly BlockExample[] {
  const list: BlockExample[] = [];
  lists.set(type, list);
  loadAll = load;
  return list;
}

/** Fetches the renderers of these types. One that fails is shown as a fault where it stands. */
export async function loadBlocks(types: Iterable<string>): Promise<void> {
  await Promise.all([...types].map((type) => renderers.get(type)?.fetch()));
}
