import { NotFound } from '#server/errors.ts';
import { DownloadsUsedUp } from '../orders.errors.ts';
import { type Bought, boughtOfToken, downloadToken } from './download-token.ts';
import type { BoughtFile, DownloadsRepository } from './downloads.repository.ts';

/** How often the file of an order may be fetched: enough for some devices, too little to publish it. */
export const MAX_DOWNLOADS = 20;
/** Files that are larger together go as links only: mail servers refuse large mails. */
const MAX_ATTACHED_BYTES = 8 * 1024 * 1024;
const TYPE = 'application/octet-stream';

/** A file as its buyer sees it; `url` is a path of the site. */
export interface Download {
  name: string;
  url: string;
}

/** A file in a mail. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** E-products of orders that are paid (CART-32). */
export interface Downloads {
  /** What may be fetched, by order; an order without files is left out. */
  of(orderIds: readonly number[]): Promise<ReadonlyMap<number, Download[]>>;
  /** The same files themselves, for a mail; null when they are too large for one. */
  attachments(orderId: number): Promise<Attachment[] | null>;
  /**
   * The file that a token opens. Throws `NotFound` for a text that is no token of ours, an order that
   * is not paid (any more) and a file that was deleted; `DownloadsUsedUp`.
   */
  open(token: string): Promise<{ name: string; bytes: Buffer }>;
}

export function createDownloads(repository: DownloadsRepository, secret: Uint8Array): Downloads {
  async function fileOf(bought: Bought): Promise<BoughtFile> {
    const files = await repository.bought([bought.orderId]);
    const file = files.find(({ productId }) => productId === bought.productId);
    if (!file) throw new NotFound();
    return file;
  }

  return {
    async of(orderIds) {
      const found = new Map<number, Download[]>();
      for (const file of await repository.bought(orderIds)) {
        const url = `/api/v1/transfer/download/${downloadToken(secret, file)}`;
        found.set(file.orderId, [...(found.get(file.orderId) ?? []), { name: file.name, url }]);
      }
      return found;
    },

    async attachments(orderId) {
      const files = await repository.bought([orderId]);
      const size = files.reduce((sum, file) => sum + file.size, 0);
      if (size > MAX_ATTACHED_BYTES) return null;
      const attached: Attachment[] = [];
      for (const { productId, name } of files) {
        const content = await repository.bytes(productId);
        if (content) attached.push({ filename: name, contentType: TYPE, content });
      }
      return attached;
    },

    async open(token) {
      const bought = boughtOfToken(secret, token);
      if (!bought) throw new NotFound();
      const { name } = await fileOf(bought);
      const bytes = await repository.bytes(bought.productId);
      if (!bytes) throw new NotFound();
      if (!(await repository.count(bought, MAX_DOWNLOADS))) throw new DownloadsUsedUp();
      return { name, bytes };
    },
  };
}
