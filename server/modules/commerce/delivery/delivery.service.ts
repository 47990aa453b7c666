import type { Locale } from '#domain/locales.ts';
import { ValidationFailed } from '#server/errors.ts';
import type { Handle } from '#server/plugins/database.ts';
import {
  type BranchPart,
  type BranchRow,
  deliveryQueries,
  type MethodRow,
} from './delivery.repository.ts';
import {
  answerFaults,
  type DeliveryAnswers,
  type DeliveryField,
  type DeliveryKind,
  describeAnswers,
  ownAnswers,
} from './delivery-kind.ts';
import { ALL_DELIVERY_KINDS } from './kinds/all-kinds.ts';

/** What decides which ways of delivery go with a cart. */
export interface DeliveryWish {
  /** ISO code of where it goes. */
  country: string;
  /** Nothing in it needs a parcel (CART-31). */
  isDigitalOnly: boolean;
}

/** A way of delivery that a parcel goes by. */
export type DeliveryRoute = Pick<MethodRow, 'id' | 'names' | 'countries'>;

/** A shop of the seller's own. */
export interface Shop extends BranchRow {
  /** ISO code; null where what is collected there may go to several countries. */
  country: string | null;
}

type Kinded = Pick<MethodRow, 'kind'>;

/** The ways of delivery of a store, for carts. */
export interface Delivery {
  /** Those that go with the cart, in the shop's order. */
  applicable(handle: Handle, storeId: number, wish: DeliveryWish): Promise<MethodRow[]>;
  /** One that the store offers; null for any other id. */
  method(handle: Handle, storeId: number, id: number): Promise<MethodRow | null>;
  /** Whether shoppers of a site may collect what they buy, and are not told where. */
  lacksPlaces(handle: Handle, siteId: number): Promise<boolean>;
  /** Whether a site sells in a country that no parcel goes to, though parcels go to others. */
  leavesOut(handle: Handle, siteId: number): Promise<boolean>;
  /** The places of methods that shoppers choose from, in their order. */
  branches(handle: Handle, methods: readonly Pick<MethodRow, 'id'>[]): Promise<BranchRow[]>;
  /** Where a store's goods are collected at the seller's: a part of these shops, and their number. */
  shops(
    handle: Handle,
    storeId: number,
    part: BranchPart,
  ): Promise<{ shops: Shop[]; total: number }>;
  /** One place of the method; null for any other id. */
  branch(
    handle: Handle,
    method: Pick<MethodRow, 'id'>,
    id: number | null,
  ): Promise<BranchRow | null>;
  /** All that the store offers, in its order. */
  offered(handle: Handle, storeId: number): Promise<MethodRow[]>;
  /** Whether a parcel is on its way: nothing is collected in the shop, and nothing downloaded. */
  isSent(method: Kinded): boolean;
  /** Whether it is collected where the shop is. */
  isCollected(method: Kinded): boolean;
  /** Every country that anything is delivered to (CHK-10). */
  countries(handle: Handle, storeId: number): Promise<Set<string>>;
  /** Where parcels go: each way of delivery with its countries, also those that the store left. */
  routes(handle: Handle, storeId: number): Promise<DeliveryRoute[]>;
  /** What is digital is sent to anywhere, and nothing else is sent that way (CART-31). */
  goesWith(method: Pick<MethodRow, 'kind' | 'countries'>, wish: DeliveryWish): boolean;
  /** What shoppers are asked for who choose the method. */
  fields(method: Kinded): readonly DeliveryField[];
  /** Answers to the method's fields, to be stored. Throws `ValidationFailed` with the faulty fields. */
  checked(method: Kinded, given: DeliveryAnswers): DeliveryAnswers;
  /** Whether stored answers are still all that the method asks for. */
  isAnswered(method: Kinded, answers: DeliveryAnswers): boolean;
  /** Stored answers in words, a line each. */
  describe(method: Kinded, answers: DeliveryAnswers, locale: Locale): readonly string[];
  /** Every kind and what the admin panel calls it. */
  labels: Pick<DeliveryKind, 'id' | 'labels' | 'places'>[];
}

/** Methods of a kind that the product does not have any more stay stored and are not offered. */
export function createDelivery(kinds: readonly DeliveryKind[] = ALL_DELIVERY_KINDS): Delivery {
  const known = new Map(kinds.map((kind) => [kind.id, kind]));
  const isKnown = ({ kind }: Kinded) => known.has(kind);
  const kindOf = ({ kind }: Kinded): DeliveryKind => {
    const found = known.get(kind);
    if (found) return found;
    throw new Error(
      `Izlog: there is no kind of delivery called "${kind}". List it in delivery/kinds/all-kinds.ts, or give its methods another kind.`,
    );
  };
  // Nobody collects at a locker of which there is none.
  const hasPlaces = (method: MethodRow) =>
    method.has_branches || kindOf(method).places !== 'needed';
  const isCollected = (method: Kinded) => kindOf(method).places === 'possible';
  const methodsOf = async (handle: Handle, storeId: number) =>
    (await deliveryQueries.methods(handle, storeId)).filter(isKnown);
  const goesWith: Delivery['goesWith'] = (method, { country, isDigitalOnly }) => {
    const isDigital = kindOf(method).isDigital === true;
    return isDigitalOnly || isDigital
      ? isDigitalOnly && isDigital
      : method.countries.includes(country);
  };

  return {
    goesWith,
    async applicable(handle, storeId, wish) {
      return (await methodsOf(handle, storeId)).filter(
        (method) => hasPlaces(method) && goesWith(method, wish),
      );
    },
    async method(handle, storeId, id) {
      const method = await deliveryQueries.method(handle, storeId, id);
      return method && isKnown(method) && hasPlaces(method) ? method : null;
    },
    async lacksPlaces(handle, siteId) {
      const methods = (await deliveryQueries.ofSite(handle, siteId)).filter(isKnown);
      return methods.some((method) => !method.has_branches && kindOf(method).places !== undefined);
    },
    async leavesOut(handle, siteId) {
      const methods = (await deliveryQueries.ofSite(handle, siteId)).filter(isKnown);
      const reached = methods.filter((method) => !kindOf(method).isDigital);
      const countries = new Set(reached.flatMap((method) => method.countries));
      const sold = await deliveryQueries.soldIn(handle, siteId);
      return reached.length > 0 && sold.some((iso) => !countries.has(iso));
    },
    branches: (handle, methods) =>
      deliveryQueries.branches(
        handle,
        methods.map(({ id }) => id),
      ),
    async shops(handle, storeId, part) {
      const methods = (await methodsOf(handle, storeId)).filter(isCollected);
      const ids = methods.map(({ id }) => id);
      const { rows, total } = await deliveryQueries.branchPart(handle, ids, part);
      const countryOf = (id: number) => {
        const { countries = [] } = methods.find((method) => method.id === id) ?? {};
        return countries.length === 1 ? (countries[0] ?? null) : null;
      };
      const shops = rows.map((row) => ({ ...row, country: countryOf(row.method_id) }));
      return { shops, total };
    },
    async branch(handle, method, id) {
      if (id === null) return null;
      return (await deliveryQueries.branch(handle, method.id, id)) ?? null;
    },
    async countries(handle, storeId) {
      const methods = await methodsOf(handle, storeId);
      return new Set(
        methods.filter((method) => !kindOf(method).isDigital).flatMap(({ countries }) => countries),
      );
    },
    async routes(handle, storeId) {
      const methods = (await deliveryQueries.routes(handle, storeId)).filter(isKnown);
      return methods.filter((method) => !kindOf(method).isDigital);
    },
    offered: async (handle, storeId) => (await methodsOf(handle, storeId)).filter(hasPlaces),
    isSent: (method) => !kindOf(method).isDigital && !isCollected(method),
    isCollected,
    fields: (method) => kindOf(method).fields ?? [],
    checked(method, given) {
      const answers = ownAnswers(kindOf(method), given);
      const faults = Object.entries(answerFaults(kindOf(method), answers));
      if (faults.length === 0) return answers;
      const fields = Object.fromEntries(faults.map(([name, fault]) => [`answers.${name}`, fault]));
      throw new ValidationFailed({ fields });
    },
    isAnswered: (method, answers) =>
      Object.keys(answerFaults(kindOf(method), answers)).length === 0,
    describe: (method, answers, locale) => describeAnswers(kindOf(method), answers, locale),
    labels: kinds.map(({ id, labels, places }) => ({ id, labels, ...(places && { places }) })),
  };
}
