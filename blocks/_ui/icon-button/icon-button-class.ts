import styles from './icon-button.module.css';

/** Class of a round button that shows an icon alone; it needs an `aria-label`. */
export const iconButtonClass = styles['root'];
