import { awkwardCategory, sampleCategories } from '#blocks/_fixtures/categories.ts';
import type { BlockExample } from '#runtime/define-block.ts';
import type { Category } from '#schemas/api/categories.ts';

const toLink = ({ slug, name, image }: Category) => ({ slug, name, displayImage: image });
const links = sampleCategories.map(toLink);

export const subCategoryLinksExamples: readonly BlockExample[] = [
  { name: 'typical', data: { links: links.map((link) => ({ ...link, displayImage: null })) } },
  { name: 'empty', data: { links: [] } },
  { name: 'long-text', data: { links: [toLink(awkwardCategory), ...links] } },
  { name: 'mobile-overrides', mobileOptions: { space: 'm' }, data: { links } },
  { name: 'plain', options: { style: 'plain', image: false }, data: { links } },
];
