import styles from './prose.module.css';

/** Class of rich text inside of a block. */
export const proseClass = styles['prose'];
