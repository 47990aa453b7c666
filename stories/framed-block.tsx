import type { Locale } from '#domain/locales.ts';
import type { AnyBlock, BlockExample } from '#runtime/define-block.ts';
import { BlockPreview } from '#runtime/render/preview.tsx';
import { sampleMedia } from '#tests/support/sample-media.ts';
import type { Frame } from './controls/globals.ts';
import { registry } from './controls/registry.ts';
import { type Home, homesOf } from './docs/facts/place-facts.ts';
import styles from './framed-block.module.css';

interface FramedBlockProps {
  block: AnyBlock;
  example: BlockExample;
  locale: Locale;
  frame: Frame;
}

/** Names of the widths that a block is shown in side by side. */
const WIDTHS = [
  ['third', 'A third'],
  ['half', 'Half'],
  ['full', 'Full width'],
] as const;

/** A block where it belongs, by itself, or in three widths at once. */
export function FramedBlock({ block, example, locale, frame }: FramedBlockProps) {
  const home = frame === 'natural' ? homeOf(block) : undefined;
  const preview = (shown: BlockExample) => (
    <BlockPreview
      block={block}
      example={shown}
      locale={locale}
      viewport="both"
      media={sampleMedia}
      registry={registry}
      {...(home && { home })}
    />
  );
  if (frame !== 'widths') return preview(example);
  return (
    <div className={styles['widths']}>
      {WIDTHS.map(([width, label]) => (
        <section key={width} data-width={width} aria-label={label}>
          {preview({ ...example, name: `${example.name}-${width}` })}
        </section>
      ))}
    </div>
  );
}

/** The slot of header or footer that a part of them belongs into; windows open from anywhere. */
export function homeOf(block: AnyBlock): Home | undefined {
  if (block.category !== 'chrome' || block.window) return undefined;
  const homes = homesOf(block);
  return homes.find((home) => home.block.type === 'site-header') ?? homes[0];
}
