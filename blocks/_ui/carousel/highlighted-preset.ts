import styles from './highlighted-preset.module.css';

/** Slides in view (BLOG-06): 4, 3 below 1080 px, 2 below 950, 1 below 576. */
export const highlightedPreset = styles['highlighted'] ?? '';
