import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import type { CopyrightData } from './copyright.loader.ts';
import styles from './copyright.module.css';
import type { CopyrightValues } from './copyright.schema.ts';
import { copyrightLine } from './copyright-line.ts';

/** The closing line. Its text has a placeholder for the year, so it is edited in the panel. */
export function Copyright({ values, data }: BlockProps<CopyrightValues, CopyrightData>) {
  return (
    <BlockRoot as="p" className={styles['root']} data-align={values.align}>
      {copyrightLine(values.text === '' ? data.text : values.text, data.year)}
    </BlockRoot>
  );
}
