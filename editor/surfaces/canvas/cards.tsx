import { CircleAlert, LoaderCircle, RotateCw } from 'lucide-react';
import { useCallback } from 'react';

import { useTexts } from '#kit/back-office-context.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import type { CanvasNode } from '../../kernel/store/nodes/canvas-node.ts';
import { useUi } from '../../kernel/store/selectors.ts';
import { blockTitle } from '../../kernel/store/titles/block-title.ts';
import styles from './cards.module.css';

export interface ProblemCardProps {
  node: CanvasNode;
  /** A `ComposedNode.problem`, `threw` or `loader`. */
  reason: string;
  message?: string;
  /** For what may go well the next time. */
  onRetry?: () => void;
}

/** Stands in for a node that cannot be rendered. Shoppers see nothing in its place. */
export function ProblemCard({ node, reason, message, onRetry }: ProblemCardProps) {
  const t = useTexts();
  const { stored, block, id } = node.composed;
  return (
    <div ref={useCardRef(node)} className={styles['problem']} data-editor-only>
      <CircleAlert size={18} aria-hidden />
      <div>
        <p className={styles['title']}>{t(`problem.${reason}`)}</p>
        <p className={styles['detail']}>
          {block || '–'} · {id}
        </p>
        {message && <p className={styles['message']}>{message}</p>}
        {onRetry && (
          <button type="button" className={styles['retry']} data-canvas-control onClick={onRetry}>
            <RotateCw size={14} aria-hidden />
            {t('problem.retry')}
          </button>
        )}
        {stored !== undefined && (
          <details>
            <summary>{t('problem.stored')}</summary>
            <pre>{JSON.stringify(stored, null, 2)}</pre>
          </details>
        )}
      </div>
    </div>
  );
}

/** Stands in for a node whose data is on its way. */
export function LoadingCard({ node }: { node: CanvasNode }) {
  const t = useTexts();
  const { registry } = useEditor();
  const title = blockTitle(registry, node.composed.block, useUi('locale'));
  return (
    <div ref={useCardRef(node)} className={styles['loading']} data-editor-only data-loading>
      <LoaderCircle size={18} className={styles['spinner']} aria-hidden />
      {t('canvas.loading', { name: title })}
    </div>
  );
}

function useCardRef({ key }: CanvasNode) {
  const { elements } = useCanvasParts();
  return useCallback(
    (element: HTMLElement | null) => (element ? elements.attach(key, element) : undefined),
    [elements, key],
  );
}
