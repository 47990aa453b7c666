import styles from './post-preset.module.css';

/** Slides in view (BLOG-13): 4 from 1400 px, 3 from 1200, 2 from 1000, else 1. */
export const postPreset = styles['post'] ?? '';
