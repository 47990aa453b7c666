import { BlockRoot } from '#runtime/render/block-root.tsx';
import styles from './spacer.module.css';

export function Spacer() {
  return <BlockRoot as="div" className={styles['root']} />;
}
