import styles from './icon.module.css';

export interface IconShapeProps {
  /** Edge in pixels on the grid of 24; 20 by default. */
  size?: number;
  /** Closed shapes are filled with the text colour. */
  filled?: boolean;
  className?: string | undefined;
}

/**
 * An icon of the shop's own set. It is decoration: the text beside it, or the control's accessible
 * name, says what it means.
 */
export function IconShape(props: IconShapeProps & { path: string }) {
  const { path, size = 20, filled = false, className } = props;
  return (
    <svg
      className={className ? `${styles['icon']} ${className}` : styles['icon']}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
