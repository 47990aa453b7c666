import type { Address } from '#schemas/api/users.ts';
import type { AddressType } from '#server/db/tables/users.ts';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import type { Consents } from '#server/modules/people/consents/index.ts';
import type { CallContext, CallUser } from '#server/plugins/call-context.ts';
import type { AddressRepository } from './address.repository.ts';
import { type AddressFields, toAddress, toColumns } from './address-fields.ts';

/** Most addresses of one account. */
const MAX_ADDRESSES = 20;

const NO_COMPANY = { firstName: '', companyName: '', companyOIB: '', region: '' };

/** An address as a form sends it; what it leaves out is empty. */
export type NewAddress = { type: AddressType } & Omit<AddressFields, keyof typeof NO_COMPANY> &
  Partial<AddressFields>;

type Accepted = readonly (string | number)[];

export type AddressService = ReturnType<typeof createAddressService>;

/** Addresses of accounts. The consents of the form are noted with each change. */
export function createAddressService(repository: AddressRepository, consents: Consents) {
  /** Throws `ValidationFailed` with every fault that only the database shows. */
  async function checked(
    ctx: CallContext,
    address: { type: AddressType; country: string },
    accepted: Accepted,
  ): Promise<number[]> {
    const storeId = address.type === 'shipping' ? ctx.store.id : null;
    const isKnown = await repository.hasCountry(address.country, storeId);
    const { ids, fault } = await consents.readAccepted(ctx, 'addressForm', accepted);
    const fields = {
      ...(!isKnown && { country: 'enum' }),
      ...(fault && { acceptedConsents: fault }),
    };
    if (Object.keys(fields).length > 0) throw new ValidationFailed({ fields });
    return ids;
  }

  return {
    async ofAccount(accountId: number): Promise<Address[]> {
      return (await repository.ofAccount(accountId)).map(toAddress);
    },

    /** Throws `ValidationFailed`. */
    async create(
      ctx: CallContext,
      user: CallUser,
      { type, ...given }: NewAddress,
      accepted: Accepted,
    ): Promise<Address> {
      const fields = { ...NO_COMPANY, ...given };
      const consentIds = await checked(ctx, { type, country: fields.country }, accepted);
      const row = await repository.transaction(async (trx) => {
        const all = await repository.ofAccount(user.id, trx);
        if (type === 'other' && all.length >= MAX_ADDRESSES) {
          throw new ValidationFailed({ fields: { type: 'maxItems' } });
        }
        await consents.log(trx, ctx, { form: 'addressForm', email: user.email, consentIds });
        return repository.put(trx, user.id, type, toColumns(fields));
      });
      return toAddress(row);
    },

    /** Throws `NotFound` for an address of somebody else, and `ValidationFailed`. */
    async update(
      ctx: CallContext,
      user: CallUser,
      id: number,
      change: Partial<AddressFields>,
      accepted: Accepted,
    ): Promise<Address> {
      const before = (await repository.ofAccount(user.id)).find((row) => row.id === id);
      if (!before) throw new NotFound();
      const { type, country } = { ...toAddress(before), ...change };
      const consentIds = await checked(ctx, { type, country }, accepted);
      const row = await repository.transaction(async (trx) => {
        const locked = await repository.lock(trx, user.id, id);
        if (!locked) throw new NotFound();
        await consents.log(trx, ctx, { form: 'addressForm', email: user.email, consentIds });
        return repository.update(trx, id, toColumns({ ...toAddress(locked), ...change }));
      });
      return toAddress(row);
    },
  };
}
