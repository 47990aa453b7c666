import type { ConfiguredProvider } from './payment-provider.ts';

/** Where the browser goes, or loads from, to pay: origins of providers and nothing else (S36). */
export interface PaymentSources {
  /** Forms are posted there (PAY-14). */
  forms: readonly string[];
  /** Buttons come from there, and open frames of it (PAY-10). */
  scripts: readonly string[];
}

export function sourcesOf(providers: readonly ConfiguredProvider[]): PaymentSources {
  const originsOf = (urls: readonly string[] = []) => urls.map((url) => new URL(url).origin);
  return {
    forms: providers.flatMap(({ contentSources }) => originsOf(contentSources?.forms)),
    scripts: providers.flatMap(({ contentSources }) => originsOf(contentSources?.scripts)),
  };
}
