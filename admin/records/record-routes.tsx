import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';

import { attributeKind, brandKind } from './kinds/attribute-kinds.tsx';
import { branchKind } from './kinds/branch-kind.tsx';
import { categoryKind, productKind, tagKind } from './kinds/catalogue-kinds.tsx';
import {
  couponKind,
  deliveryMethodKind,
  memberCardKind,
  orderKind,
  paymentMethodKind,
} from './kinds/sales-kinds.tsx';
import { userKind } from './kinds/user-kind.tsx';
import { OwnCustomers, OwnProducts } from './own-records.tsx';
import type { RecordKind } from './record-kind.ts';
import { RecordList } from './record-list.tsx';
import { RecordScreen } from './record-screen.tsx';

const KINDS: readonly RecordKind[] = [
  orderKind,
  productKind,
  categoryKind,
  attributeKind,
  brandKind,
  tagKind,
  couponKind,
  deliveryMethodKind,
  branchKind,
  paymentMethodKind,
  memberCardKind,
  userKind,
];

/** A list and a form for every kind of record. */
export const recordRoutes: RouteObject[] = KINDS.flatMap((kind) => [
  { path: kind.path, element: screenOf(kind, <RecordList key={kind.path} kind={kind} />) },
  {
    path: `${kind.path}/:id`,
    element: screenOf(kind, <RecordScreen key={kind.path} kind={kind} />),
  },
]);

function screenOf(kind: RecordKind, screen: ReactElement) {
  if (kind.isOfCatalogue) return <OwnProducts kind={kind}>{screen}</OwnProducts>;
  return kind.isOfCustomers ? <OwnCustomers kind={kind}>{screen}</OwnCustomers> : screen;
}
