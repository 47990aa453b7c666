import { Lock } from 'lucide-react';
import { useTexts } from '#kit/back-office-context.ts';
import { isLocked } from '../../kernel/store/locks.ts';
import type { CanvasNode } from '../../kernel/store/nodes/canvas-node.ts';
import styles from './options-panel.module.css';

/** Says that a node is locked, against what, and why; nothing at one that is not. */
export function LockNote({ node }: { node: CanvasNode }) {
  const t = useTexts();
  if (!isLocked(node)) return null;
  const { move, delete: stays, edit, fields = [], reason } = node.composed.lock;
  const parts = [
    edit && t('lock.is.edit'),
    move && t('lock.is.move'),
    stays && t('lock.is.delete'),
    !edit && fields.length > 0 && t('lock.is.fields', { count: fields.length }),
  ].filter((part) => part);
  return (
    <p className={styles['scope']}>
      <Lock size={14} aria-hidden />
      <span>
        {t('outline.locked')}: {parts.join(', ')}.{reason && ` ${reason}`}
      </span>
    </p>
  );
}
