/** The link that a plain click follows in this window; null for any other click. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || event.defaultPrevented) return null;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  return link.target === '_blank' || link.download ? null : link;
}
