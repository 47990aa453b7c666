import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { wishlistGridExamples } from './wishlist-grid.examples.ts';
import { loadWishes } from './wishlist-grid.loader.ts';
import { wishlistGridSchema } from './wishlist-grid.schema.ts';
import { WishlistGrid } from './wishlist-grid.tsx';

export const wishlistGrid = defineBlock({
  type: 'wishlist-grid',
  version: 1,
  category: 'account',
  icon: 'heart',
  schema: wishlistGridSchema,
  texts: blockTexts('wishlist-grid'),
  contract: { provides: ['wishlist'], inside: 'wishlist-tab' },
  load: loadWishes,
  Component: WishlistGrid,
  examples: wishlistGridExamples,
});
