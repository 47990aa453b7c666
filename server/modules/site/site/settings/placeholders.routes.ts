import type { FastifyInstance } from 'fastify';
import { groupOf } from '#domain/placeholders/facts.ts';
import { factTexts } from '#locales/server-texts.ts';
import { adminPlaceholders, type ShownPlaceholder } from '#schemas/api/admin-placeholders.ts';
import type { Placeholders } from './placeholders.ts';

export function placeholderRoutes(app: FastifyInstance, placeholders: Placeholders) {
  app.implement(adminPlaceholders, async ({ query }, { site, store, locale }) => {
    const [{ facts }, labels] = await Promise.all([
      placeholders.book({ site, store, locale: query.locale }),
      placeholders.labels({ site, store, locale }),
    ]);
    const words = factTexts(locale);
    const shown = (name: string): ShownPlaceholder => ({
      name,
      group: words[`group.${groupOf(name)}`] ?? groupOf(name),
      label: (labels[name] ?? '').slice(0, 200),
      text: (facts[name] ?? '').slice(0, 4000),
    });
    // Those that are offered come first, in the order of their names in the catalogue of texts.
    const names = new Set([...Object.keys(labels), ...Object.keys(facts)]);
    return { placeholders: [...names].slice(0, 2000).map(shown) };
  });
}
