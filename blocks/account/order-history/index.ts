import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { orderHistoryExamples } from './order-history.examples.ts';
import { loadOrders } from './order-history.loader.ts';
import { orderHistorySchema } from './order-history.schema.ts';
import { OrderHistory } from './order-history.tsx';

export const orderHistory = defineBlock({
  type: 'order-history',
  version: 1,
  category: 'account',
  icon: 'scroll-text',
  schema: orderHistorySchema,
  texts: blockTexts('order-history'),
  contract: { on: ['profile'], provides: ['order-history'], inside: 'orders-tab' },
  load: loadOrders,
  Component: OrderHistory,
  examples: orderHistoryExamples,
});
