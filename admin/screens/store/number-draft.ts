import {
  NUMBER_LIMITS,
  type NumberKind,
  type NumberRule,
  numberFaults,
} from '#domain/commerce/orders/number-rules.ts';
import type { NumberSeries } from '#schemas/api/admin-numbers.ts';

/** A series as it is typed. */
export interface NumberDraft {
  pattern: string;
  premises: string;
  device: string;
  digits: string;
  next: string;
  yearly: boolean;
}

export function draftOf({ digits, next, ...rule }: NumberSeries): NumberDraft {
  const { pattern, premises, device, yearly } = rule;
  return { pattern, premises, device, yearly, digits: String(digits), next: String(next) };
}

export function ruleOf({ next: _next, digits, ...rule }: NumberDraft): NumberRule {
  return { ...rule, digits: Number(digits) };
}

export function isChanged(draft: NumberDraft, saved: NumberSeries): boolean {
  return JSON.stringify(draft) !== JSON.stringify(draftOf(saved));
}

/** What cannot be sent, by field. */
export function faultsOf(kind: NumberKind, draft: NumberDraft): Record<string, string> {
  const isCount = (text: string, max: number) =>
    /^[0-9]{1,8}$/.test(text) && Number(text) >= 1 && Number(text) <= max;
  return {
    ...numberFaults(kind, ruleOf(draft)),
    ...(!isCount(draft.digits, NUMBER_LIMITS.digits) && { digits: 'digits' }),
    ...(!isCount(draft.next, NUMBER_LIMITS.next) && { next: 'next' }),
  };
}
