import type { BranchRow } from './delivery.repository.ts';

type Address = Pick<BranchRow, 'address' | 'post_code' | 'town'>;

/** The address of a place in one line: `Ilica 25, 10000 Zagreb`. */
export function branchAddress({ address, post_code: postCode, town }: Address): string {
  const place = [postCode, town].filter(Boolean).join(' ');
  return [address, place].filter(Boolean).join(', ');
}
