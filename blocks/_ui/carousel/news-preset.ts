import styles from './news-preset.module.css';

/** Slides in view (BLOG-07): 2, 1 below 576 px. */
export const newsPreset = styles['news'] ?? '';
