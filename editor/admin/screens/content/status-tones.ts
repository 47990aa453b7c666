import type { Element } from '#schemas/content/element.ts';
import type { BadgeProps } from '../../../ui/badge.tsx';

/** How the mark of a page's or a template's status looks. */
export const STATUS_TONES: Record<Element['status'], NonNullable<BadgeProps['tone']>> = {
  draft: 'neutral',
  published: 'success',
  scheduled: 'accent',
};
