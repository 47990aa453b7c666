import styles from './product-preset.module.css';

/** Slides in view (LIST-20): 5, 4 below 1400 px, 3 below 1200, 2 below 1000, 1 below 470. */
export const productPreset = styles['product'] ?? '';
