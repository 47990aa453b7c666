/** What somebody of the back office may do: an owner everything, an editor not who else works there. */
export const ROLES = ['owner', 'editor'] as const;
export type Role = (typeof ROLES)[number];

export function isRole(text: string): text is Role {
  return ROLES.some((role) => role === text);
}
