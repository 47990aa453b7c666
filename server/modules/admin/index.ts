import type { FastifyInstance } from 'fastify';
import {
  adminCategory,
  adminComment,
  adminCoupon,
  adminDeliveryMethod,
  adminMemberCard,
  adminPaymentMethod,
  adminTag,
} from '#schemas/api/admin.ts';
import { adminKind } from './admin-kind.ts';
import {
  categoryRules,
  commentRules,
  couponRules,
  memberCardRules,
  methodRules,
  tagRules,
} from './kind-rules.ts';
import {
  categoryTable,
  commentTable,
  couponTable,
  deliveryMethodTable,
  memberCardTable,
  paymentMethodTable,
  tagTable,
} from './tables.ts';

/** The records that a shop is run by (G-107). */
export async function adminModule(app: FastifyInstance) {
  adminKind(app, adminTag, tagTable, tagRules);
  adminKind(app, adminCategory, categoryTable, categoryRules(app));
  adminKind(app, adminCoupon, couponTable, couponRules);
  adminKind(app, adminDeliveryMethod, deliveryMethodTable, methodRules);
  adminKind(app, adminPaymentMethod, paymentMethodTable, methodRules);
  adminKind(app, adminMemberCard, memberCardTable, memberCardRules);
  adminKind(app, adminComment, commentTable, commentRules);
}
