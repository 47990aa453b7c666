import type { NoticeKey } from '#domain/web/notices.ts';

let isTold = false;

/** Tells scripts of the site beside ours, once, that the page says the member card has lapsed (CPN-09). */
export function tellOfLapsedCard(): void {
  const notice: NoticeKey = 'member-card-no-longer-valid';
  if (isTold || !document.querySelector(`[data-card-lapsed], [data-notice="${notice}"]`)) return;
  isTold = true;
  document.dispatchEvent(new CustomEvent('member-card-not-valid'));
}
