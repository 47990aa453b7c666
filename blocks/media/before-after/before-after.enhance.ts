/** Lays two pictures over one another; a range says how much of the first is seen. One alone stays as it is. */
export function enhance(stage: Element): void {
  const range = stage.querySelector('input');
  if (!(stage instanceof HTMLElement && range) || stage.querySelectorAll('img').length < 2) return;
  const follow = () => stage.style.setProperty('--share', `${range.value}%`);
  range.addEventListener('input', follow);
  range.hidden = false;
  stage.setAttribute('data-live', '');
  follow();
}
