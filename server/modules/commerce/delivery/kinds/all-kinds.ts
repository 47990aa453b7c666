import type { DeliveryKind } from '../delivery-kind.ts';
import { courier } from './courier.ts';
import { digital } from './digital.ts';
import { locker } from './locker.ts';
import { pickup } from './pickup.ts';

/** Every kind of delivery, in the order of the admin panel. */
export const ALL_DELIVERY_KINDS: readonly DeliveryKind[] = [courier, pickup, locker, digital];
