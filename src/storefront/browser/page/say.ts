const LOOK =
  'position:fixed;inset:auto 1rem 1rem;z-index:2147483647;margin:auto;padding:1rem;max-inline-size:30rem;color:#fff;background:#8f1d1d';
const MS = 6000;

/** Says something where not even the script of the toasts can be had. */
export function say(text: string): void {
  const words = document.createElement('p');
  words.role = 'alert';
  words.textContent = text;
  words.style.cssText = LOOK;
  (document.querySelector('dialog:modal') ?? document.body).append(words);
  setTimeout(() => words.remove(), MS);
}
