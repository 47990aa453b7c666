import { type ReactNode, type SubmitEvent, useLayoutEffect, useRef } from 'react';
import { useTranslate } from '#runtime/render/page-context.ts';
import { installBehaviours } from '#src/storefront/browser/behaviours.ts';
import { nativeFaults, showFaults } from '#src/storefront/browser/forms/form-faults.ts';

const enhancers = import.meta.glob<{ enhance(part: Element): void }>('../blocks/**/*.enhance.ts');

installBehaviours();

/**
 * A story whose block is made better by its small scripts, as a page of the shop is: menus and windows
 * open, forms say what is missing. Nothing is sent anywhere.
 */
export function Enhanced({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  // Before anything is pressed: a play may begin at once.
  useLayoutEffect(() => {
    const parts = place.current?.querySelectorAll<HTMLElement>('[data-enhance]') ?? [];
    for (const part of parts) {
      const ending = `/${part.dataset['enhance']}.enhance.ts`;
      const [, load] = Object.entries(enhancers).find(([file]) => file.endsWith(ending)) ?? [];
      void load?.().then(({ enhance }) => {
        enhance(part);
        part.setAttribute('data-enhanced', '');
      });
    }
    const root = place.current;
    const forms = root?.querySelectorAll<HTMLFormElement>('form[data-action]') ?? [];
    for (const form of forms) form.noValidate = true;
    root?.addEventListener('click', stay);
    return () => root?.removeEventListener('click', stay);
  }, []);
  const check = (event: SubmitEvent<HTMLDivElement>) => {
    const { target: form, defaultPrevented } = event;
    if (!(form instanceof HTMLFormElement) || form.method === 'dialog') return;
    event.preventDefault();
    if (!defaultPrevented && form.dataset['action']) showFaults(form, nativeFaults(form, t));
  };
  return (
    <div ref={place} data-enhances="" style={{ display: 'contents' }} onSubmit={check}>
      {children}
    </div>
  );
}

/** No link leads away from a story; one into the page leads to its place there. */
function stay(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
  event.preventDefault();
  if (!link.getAttribute('href')?.startsWith('#')) return;
  const place = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  place?.scrollIntoView();
  place?.focus();
}
