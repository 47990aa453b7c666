import { createStore } from 'zustand/vanilla';
import type { User } from '#schemas/api/users.ts';

/** Who is logged in, as far as the browser knows. */
export interface SessionState {
  status: 'unknown' | 'guest' | 'user';
  user: User | null;
}

/** A session store; one per page view. */
export function createSessionStore() {
  return createStore<SessionState>(() => ({ status: 'unknown', user: null }));
}

/** Initials for the header's circle, e.g. `AM`; empty for guests. */
export function initials(state: SessionState): string {
  const details = state.user?.details;
  return details
    ? `${details.firstName.slice(0, 1)}${details.lastName.slice(0, 1)}`.toUpperCase()
    : '';
}
