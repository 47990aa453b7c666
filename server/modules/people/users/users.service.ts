import type { User } from '#schemas/api/users.ts';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import type { SiteService } from '#server/modules/site/site/index.ts';
import type { CallContext, CallUser } from '#server/plugins/call-context.ts';
import type { Transaction } from '#server/plugins/database.ts';
import type { Limit, Throttle } from '#server/plugins/throttle.ts';
import type { AddressService } from './addresses.service.ts';
import { MemberCardInvalid } from './users.errors.ts';
import type { AccountChange, AccountRow, UserRepository } from './users.repository.ts';

/** Barcodes are short, so they are not to be tried out (S9). */
const CARD_LIMIT: Limit = { name: 'member-card', max: 5, windowSeconds: 60 };

/** CMS option: an e-mail counts only once it is confirmed (G-094). */
const MUST_CONFIRM = 'RequireEmailConfirmation';

/** What a user may change about itself. */
export interface ProfileChange {
  email?: string;
  /** The e-mail under another name (PROF-10). */
  username?: string;
  memberCardBarcode?: string;
  details?: { firstName: string; lastName: string };
}

interface Parts {
  repository: UserRepository;
  addresses: AddressService;
  throttle: Pick<Throttle, 'hit'>;
  options: SiteService['options'];
  emailChanged: EmailChanged;
}

/** Tells the logins that an account has another e-mail, in the caller's transaction. */
export type EmailChanged = (
  trx: Transaction,
  ctx: Pick<CallContext, 'site' | 'locale'>,
  account: AccountRow,
  isToConfirm: boolean,
) => Promise<void>;

/** Whether an e-mail of a site counts only once it is confirmed. */
export async function mustConfirm(
  options: SiteService['options'],
  siteId: number,
): Promise<boolean> {
  const [option] = await options(siteId, [MUST_CONFIRM]);
  return option?.value === true;
}

export type UserService = ReturnType<typeof createUserService>;

/** Users as they see themselves. */
export function createUserService(parts: Parts) {
  const { repository, addresses, throttle } = parts;

  async function toUser(account: AccountRow): Promise<User> {
    return {
      id: account.id,
      email: account.email,
      scope: account.scope,
      isBackofficeUser: account.scope === 'backoffice',
      ...(account.role && { role: account.role }),
      memberCardBarcode: account.member_card_barcode,
      details: { firstName: account.first_name, lastName: account.last_name },
      company: { name: account.company_name },
      addresses: await addresses.ofAccount(account.id),
    };
  }

  async function account(siteId: number, id: number): Promise<AccountRow> {
    const found = await repository.account(siteId, id);
    if (!found) throw new NotFound();
    return found;
  }

  /** Whether a member card is good. Throws `TooManyRequests`. */
  async function isGoodCard(siteId: number, userId: number, barcode: string): Promise<boolean> {
    await throttle.hit(CARD_LIMIT, String(userId));
    return repository.isGoodCard(siteId, barcode);
  }

  return {
    account,
    toUser,
    isGoodCard,
    /** Makes a card good, for sample data. */
    addCard: repository.addCard,

    /** Throws `ValidationFailed`, `MemberCardInvalid` (PROF-11), `UserExists`, `TooManyRequests`. */
    async update(ctx: CallContext, user: CallUser, wanted: ProfileChange): Promise<User> {
      const before = await account(ctx.site.id, user.id);
      const email = (wanted.email ?? wanted.username ?? before.email).toLowerCase();
      const card = wanted.memberCardBarcode ?? before.member_card_barcode;
      const isNewCard = card !== '' && card !== before.member_card_barcode;
      const fields = {
        ...(isContradictory(wanted) && { username: 'sameAs' }),
        ...(isNewCard &&
          !(await isGoodCard(ctx.site.id, user.id, card)) && { memberCardBarcode: 'memberCard' }),
      };
      refuseFaults(fields);

      const isNewEmail = email !== before.email;
      const isToConfirm = isNewEmail && (await mustConfirm(parts.options, ctx.site.id));
      const change: AccountChange = {
        email,
        member_card_barcode: card,
        ...(wanted.details && {
          first_name: wanted.details.firstName.trim(),
          last_name: wanted.details.lastName.trim(),
        }),
        ...(isNewEmail && { email_confirmed_at: null }),
      };
      const after = await repository.transaction(async (trx) => {
        const row = await repository.update(trx, user.id, change);
        if (isNewEmail) await parts.emailChanged(trx, ctx, row, isToConfirm);
        return row;
      });
      return toUser(after);
    },
  };
}

function isContradictory({ email, username }: ProfileChange): boolean {
  if (email === undefined || username === undefined) return false;
  return email.toLowerCase() !== username.toLowerCase();
}

/** An unknown card has an error of its own where nothing else is wrong (PROF-11). */
function refuseFaults(fields: Readonly<Record<string, string>>): void {
  const names = Object.keys(fields);
  if (names.length === 0) return;
  const Refusal = names.join() === 'memberCardBarcode' ? MemberCardInvalid : ValidationFailed;
  throw new Refusal({ fields });
}
