/**
 * While a finger carries something: a second one puts it back, and the long press opens neither the
 * menu of the browser nor ours. Returns how to end that.
 */
export function keepTouch(): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const onMenu = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const onTouch = ({ touches }: TouchEvent) => {
    // dnd-kit gives up what it carries where the browser takes the finger away.
    if (touches.length > 1) document.dispatchEvent(new Event('touchcancel', { bubbles: true }));
  };
  window.addEventListener('contextmenu', onMenu, options);
  window.addEventListener('touchstart', onTouch, options);
  return () => listening.abort();
}
