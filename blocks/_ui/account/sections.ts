/** Query key that opens a part of the profile (PROF-02). */
export const SECTION_QUERY = 'section';

/** Parts of the profile in the order of its tabs, by the value of `SECTION_QUERY` (PROF-01). */
export const PROFILE_SECTIONS = {
  personal: 'osobni-podaci',
  orders: 'povijest-narudzbi',
  wishlist: 'lista-zelja',
  password: 'postavke-lozinke',
} as const;
export type ProfileSection = keyof typeof PROFILE_SECTIONS;

export const PASSWORD_SECTION = PROFILE_SECTIONS.password;

/** The part that a query asks for; the first where it names none. */
export function sectionOf(query: Readonly<Record<string, string>>): ProfileSection {
  const names = ['personal', 'orders', 'wishlist', 'password'] as const;
  return names.find((name) => PROFILE_SECTIONS[name] === query[SECTION_QUERY]) ?? 'personal';
}
