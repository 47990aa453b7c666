import type { VersionConflict } from '#schemas/api/content.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import type { Conflict, Fault } from '#schemas/content/element.ts';
import type { ElementSave } from '../editor-state.ts';

/** What a failed save means for the element. Everything unknown counts as "try again later". */
export function outcomeOf(failure: ApiFailure): Partial<ElementSave> & Pick<ElementSave, 'status'> {
  if (failure.error.code === 'VERSION_CONFLICT') {
    return { status: 'conflict', conflict: conflictOf(failure) };
  }
  switch (failure.statusCode) {
    case 401:
    case 403:
      return { status: 'expired' };
    case 400:
    case 413:
      return { status: 'invalid', faults: faultsOf(failure) };
    default:
      return { status: 'offline' };
  }
}

function conflictOf({ error: { payload } }: ApiFailure): VersionConflict {
  const { rev, by, conflicts } = payload;
  return {
    message: payload.message,
    rev: typeof rev === 'number' ? rev : 0,
    by: typeof by === 'string' ? by : '',
    conflicts: Array.isArray(conflicts) ? conflicts.filter(isConflict) : [],
  };
}

/** Faults listed in a 400; one without a list becomes a single fault of the whole element. */
export function faultsOf({ error: { payload }, message }: ApiFailure): Fault[] {
  const { faults } = payload;
  const listed = Array.isArray(faults) ? faults.filter(isFault) : [];
  return listed.length > 0 ? listed : [{ path: '', rule: 'refused', message }];
}

function isConflict(value: unknown): value is Conflict {
  return hasTexts(value, ['node', 'field']);
}

function isFault(value: unknown): value is Fault {
  return hasTexts(value, ['path', 'rule', 'message']);
}

function hasTexts(value: unknown, keys: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return keys.every((key) => typeof Reflect.get(value, key) === 'string');
}
