import { useContext, useEffect } from 'react';
import { ClientContext } from '#runtime/islands/client-context.ts';
import { defineIsland } from '#runtime/islands/define-island.ts';
import { usePage } from '#runtime/render/page-context.ts';
import { nextAddress } from './social-login.ts';

/** Goes to the provider, or on from it; shows nothing. */
function SocialLogin() {
  const api = useContext(ClientContext)?.api;
  const { locale, mainLocale } = usePage();
  useEffect(() => {
    // A preview has no client, and goes nowhere.
    if (!api) return;
    const here = new URL(location.href);
    // The code of the provider stays neither in the history nor in a referrer.
    history.replaceState(history.state, '', here.pathname);
    void nextAddress({ api, locale, mainLocale, here, memory: sessionStorage }).then((address) =>
      location.replace(address),
    );
  }, [api, locale, mainLocale]);
  return null;
}

/** Wakes with the page: the visitor came for nothing else. */
export const island = defineIsland({
  name: 'social-login',
  hydrate: 'load',
  Component: SocialLogin,
});
