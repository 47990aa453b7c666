import type { Element } from '#schemas/content/element.ts';
import { builtInId, systemTemplate, type TemplateOption } from '#schemas/content/system-pages.ts';
import brokenLink from '../../../presets/blank/elements/templates/broken-link.json' with {
  type: 'json',
};
import category from '../../../presets/blank/elements/templates/category.json' with {
  type: 'json',
};
import event from '../../../presets/blank/elements/templates/event.json' with { type: 'json' };
import failure from '../../../presets/blank/elements/templates/failure.json' with { type: 'json' };
import maintenance from '../../../presets/blank/elements/templates/maintenance.json' with {
  type: 'json',
};
import notFound from '../../../presets/blank/elements/templates/not-found.json' with {
  type: 'json',
};
import post from '../../../presets/blank/elements/templates/post.json' with { type: 'json' };
import product from '../../../presets/blank/elements/templates/product.json' with { type: 'json' };

const TEMPLATES: Readonly<Record<TemplateOption, unknown>> = {
  DefaultProductTemplate: product,
  DefaultCategoryTemplate: category,
  DefaultPostTemplate: post,
  DefaultEventTemplate: event,
  DefaultNotFoundTemplate: notFound,
  DefaultFailureTemplate: failure,
  DefaultMaintenanceTemplate: maintenance,
  DefaultBrokenLinkTemplate: brokenLink,
};

/** The template that comes with the product; also where no server is at hand. */
export function builtInTemplate(option: TemplateOption): Element {
  const content = TEMPLATES[option] as Element;
  const { name } = systemTemplate(option);
  return { ...content, id: builtInId(name), rev: 1, status: 'published' };
}
