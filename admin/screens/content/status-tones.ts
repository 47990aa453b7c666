import type { BadgeProps } from '#kit/ui/badge.tsx';
import type { Element } from '#schemas/content/element.ts';

/** How the mark of a page's or a template's status looks. */
export const STATUS_TONES: Record<Element['status'], NonNullable<BadgeProps['tone']>> = {
  draft: 'neutral',
  published: 'success',
  scheduled: 'accent',
};
