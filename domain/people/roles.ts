/** What somebody of the back office may do: an owner everything, an editor not who else works there. */
export const ROLES = ['owner', 'editor'] as const;
export type Role = (typeof ROLES)[number];

/** Whether an account is one of those that run the installation: it is good at each of its sites. */
export function isOwner({ scope, role }: { scope: string; role?: Role | null }): boolean {
  return scope === 'backoffice' && role === 'owner';
}

export function isRole(text: string): text is Role {
  return ROLES.some((role) => role === text);
}
