import type { GuestAddress, GuestUser } from '#schemas/api/checkout.ts';
import { NotFound, Unauthenticated, ValidationFailed } from '#server/errors.ts';
import {
  CartArchived,
  type CartKey,
  type Carts,
  type CartsForOrders,
  checkoutOf,
  shopperOf,
  type Work,
} from '#server/modules/commerce/cart/index.ts';
import { NoActiveUser } from '#server/modules/commerce/payments/index.ts';
import { toAddress, toColumns, UserExists } from '#server/modules/people/users/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';
import { type AddressRow, guestQueries } from './guest.repository.ts';

/** Addresses of the type `other` that a guest may have. */
const MAX_OTHERS = 5;

const NO_COMPANY = { companyName: '', companyOIB: '', region: '' };

/** What a guest tells about itself; what is left out stays. */
export interface GuestChange {
  userId: number;
  email?: string | undefined;
  addresses?: readonly GuestAddress[] | undefined;
  details?: { firstName?: string; lastName?: string } | undefined;
  company?: { name?: string } | undefined;
}

/** People who order without an account. A guest belongs to one cart. */
export function createGuestService({
  carts,
  cartsForOrders,
  db,
}: {
  carts: Pick<Carts, 'change'>;
  cartsForOrders: CartsForOrders;
  db: Handle;
}) {
  return {
    /** Throws `UserExists` for an e-mail address of an account, `Unauthenticated` where guests may not order. */
    async add(
      ctx: CallContext,
      key: CartKey,
      email: string,
    ): Promise<{ id: number; email: string }> {
      const address = email.toLowerCase();
      let id = 0;
      const join: Work = async (trx, cart) => {
        if (cart.account_id !== null) throw new UserExists();
        await refuseRegistered(trx, ctx, address);
        await requireGuests(trx, ctx);
        if (cart.guest_id === null) id = await guestQueries.insert(trx, ctx.site.id, address);
        else {
          id = cart.guest_id;
          await guestQueries.update(trx, id, { email: address });
        }
        return { guest_id: id };
      };
      await carts.change(ctx, key, join, { isSilent: true });
      return { id, email: address };
    },

    /**
     * The guest of a cart, or what its customer says for this order alone; null before there is any.
     * Throws `CartArchived` once it was ordered.
     */
    async ofCart(ctx: CallContext, key: CartKey): Promise<GuestUser | null> {
      const guestId = await db.transaction().execute(async (trx) => {
        const found = await cartsForOrders.lock(trx, ctx, key);
        if (found.archived) throw new CartArchived();
        const { account_id: accountId, guest_id: id } = found.cart;
        return accountId === null || accountId === shopperOf(ctx) ? id : null;
      });
      return guestId === null ? null : toGuestUser(db, ctx, guestId);
    },

    /**
     * Of a customer's cart it changes what is said for this order alone: the profile stays as it is.
     * Throws `NoActiveUser`, `NotFound` for what is another's, `ValidationFailed`, `UserExists`.
     */
    async update(ctx: CallContext, key: CartKey, change: GuestChange): Promise<GuestUser> {
      const { addresses = [] } = change;
      let id = 0;
      const tell: Work = async (trx, cart) => {
        id = await contactOf(trx, ctx, cart, change.userId);
        await checkCountries(trx, ctx, addresses);
        if (change.email !== undefined && !isOwnEmail(ctx, change.email)) {
          await refuseRegistered(trx, ctx, change.email.toLowerCase());
        }
        await guestQueries.update(trx, id, columnsOf(change));
        await putAddresses(trx, id, addresses);
        const shipping = addresses.find(({ type }) => type === 'shipping');
        return { guest_id: id, ...(shipping && { country: shipping.country }) };
      };
      await carts.change(ctx, key, tell, { isSilent: true });
      return toGuestUser(db, ctx, id);
    },
  };
}

/** Who holds the addresses of a cart's order: its guest, or a row beside its customer. */
async function contactOf(
  trx: Transaction,
  ctx: CallContext,
  { account_id: accountId, guest_id: guestId }: OwnerOfCart,
  userId: number,
): Promise<number> {
  const ownerId = accountId ?? guestId;
  if (ownerId === null) throw new NoActiveUser();
  if (ownerId !== userId || (accountId !== null && accountId !== shopperOf(ctx))) {
    throw new NotFound();
  }
  return guestId ?? guestQueries.insert(trx, ctx.site.id, ctx.user?.email ?? '');
}

interface OwnerOfCart {
  account_id: number | null;
  guest_id: number | null;
}

/** A store may sell to its customers only (CHK-27). */
async function requireGuests(trx: Transaction, { store }: CallContext) {
  const { guestCheckout } = await checkoutOf(trx, store.id);
  if (!guestCheckout) throw new Unauthenticated();
}

function isOwnEmail(ctx: CallContext, email: string): boolean {
  return shopperOf(ctx) !== null && ctx.user?.email === email.toLowerCase();
}

/** Who has an account logs in (AUTH-27). */
async function refuseRegistered(trx: Transaction, { site }: CallContext, email: string) {
  if (await guestQueries.isRegistered(trx, site.id, email)) throw new UserExists();
}

/** Delivery goes where the store sells to, everything else to any known country (CHK-10). */
async function checkCountries(
  trx: Transaction,
  { store }: CallContext,
  addresses: readonly GuestAddress[],
) {
  if (addresses.length === 0) return;
  const countries = await guestQueries.countries(trx, store.id);
  const faults = addresses.flatMap(({ type, country }, index) => {
    const known = countries.find(({ iso }) => iso === country);
    const isRight = type === 'shipping' ? known?.sold : known;
    return isRight ? [] : [[`addresses.${index}.country`, 'enum']];
  });
  if (faults.length > 0) throw new ValidationFailed({ fields: Object.fromEntries(faults) });
}

async function putAddresses(trx: Transaction, guestId: number, addresses: readonly GuestAddress[]) {
  const known = await guestQueries.addresses(trx, guestId);
  for (const { id, type, ...fields } of addresses) {
    const columns = { type, ...toColumns({ ...NO_COMPANY, ...fields }) };
    const before = known.find((row) => row.id === id);
    if (id !== undefined && before?.type !== type) throw new NotFound();
    if (before) await guestQueries.changeAddress(trx, before.id, columns);
    else {
      await guestQueries.putAddress(trx, guestId, columns);
    }
  }
  const after = await guestQueries.addresses(trx, guestId);
  if (after.filter(isOther).length > MAX_OTHERS) {
    throw new ValidationFailed({ fields: { addresses: 'maxItems' } });
  }
}

function isOther({ type }: AddressRow): boolean {
  return type === 'other';
}

function columnsOf({ email, details, company }: GuestChange) {
  return {
    ...(email !== undefined && { email: email.toLowerCase() }),
    ...(details?.firstName !== undefined && { first_name: details.firstName.trim() }),
    ...(details?.lastName !== undefined && { last_name: details.lastName.trim() }),
    ...(company?.name !== undefined && { company_name: company.name.trim() }),
  };
}

async function toGuestUser(db: Handle, { site }: CallContext, id: number): Promise<GuestUser> {
  const guest = await guestQueries.find(db, site.id, id);
  if (!guest) throw new NotFound();
  return {
    id,
    email: guest.email,
    details: { firstName: guest.first_name, lastName: guest.last_name },
    company: { name: guest.company_name },
    addresses: (await guestQueries.addresses(db, id)).map(toAddress),
  };
}
