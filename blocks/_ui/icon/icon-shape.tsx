import styles from './icon.module.css';

export interface IconShapeProps {
  /** Edge in pixels on the grid of 24; 20 by default. */
  size?: number;
  className?: string | undefined;
}

/**
 * An icon of the shop's own set. It is decoration: the text beside it, or the control's accessible
 * name, says what it means.
 */
export function IconShape(props: IconShapeProps & { path: string }) {
  const { path, size = 20, className } = props;
  return (
    <svg
      width={size}
      height={size}
      className={className ? `${styles['icon']} ${className}` : styles['icon']}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
