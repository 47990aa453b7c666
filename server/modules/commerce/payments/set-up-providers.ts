import type { PluginSettings } from '#server/plugin-settings.ts';
import type { ConfiguredProvider, PaymentProvider, Surroundings } from './payment-provider.ts';

/** The providers that have an account here, by id. Methods of the others are not offered. */
export function setUpProviders(
  all: readonly PaymentProvider[],
  settings: PluginSettings,
  surroundings: Surroundings,
): Map<string, ConfiguredProvider> {
  const found = new Map<string, ConfiguredProvider>();
  for (const provider of all) {
    const configured = provider.setUp(settings, surroundings);
    if (configured) found.set(provider.id, configured);
  }
  return found;
}
