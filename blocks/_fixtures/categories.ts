import type { Category } from '#schemas/api/categories.ts';
import { mediaRecord, type SamplePicture } from './media.ts';

function sampleCategory(
  id: number,
  name: string,
  slug: string,
  picture: Pick<SamplePicture, 'id' | 'file' | 'color'> | null,
): Category {
  return {
    id,
    name,
    slug,
    description: '',
    image: picture ? mediaRecord({ ...picture, alt: name, width: 1200, height: 800 }) : null,
    parent_id: null,
    children: [],
  };
}

/** Categories at the top of the tree, as `filterCategories` answers them. */
export const sampleCategories: readonly Category[] = [
  sampleCategory(1, 'Njega lica', 'njega-lica', {
    id: 86,
    file: 'category-face-care.webp',
    color: '#f5f6f2',
  }),
  sampleCategory(2, 'Njega tijela', 'njega-tijela', {
    id: 87,
    file: 'category-body-care.webp',
    color: '#f8f3f2',
  }),
  sampleCategory(3, 'Njega kose', 'njega-kose', {
    id: 88,
    file: 'category-hair-care.webp',
    color: '#e4e5d4',
  }),
  sampleCategory(4, 'Zaštita od sunca', 'zastita-od-sunca', {
    id: 89,
    file: 'category-sun-care.webp',
    color: '#cee5eb',
  }),
  sampleCategory(5, 'Dodaci prehrani', 'dodaci-prehrani', {
    id: 90,
    file: 'category-supplements.webp',
    color: '#e9e6d5',
  }),
  sampleCategory(6, 'Pokloni', 'pokloni', {
    id: 91,
    file: 'category-gifts.webp',
    color: '#cdc1bd',
  }),
];

/** A category with a long name and without picture. */
export const awkwardCategory: Category = sampleCategory(
  7,
  'Njega osjetljive, atopične i dehidrirane kože za cijelu obitelj',
  'njega-osjetljive-koze',
  null,
);
