import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
};

/**
 * Moves the focus between the cards of a grid by the arrow keys: sideways to the next one, up and down
 * to the nearest one of the row above or below. The cards are the elements with `data-card`.
 */
export function walkCards(event: KeyboardEvent<HTMLElement>): void {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')];
  const current = cards.find((card) => card === document.activeElement);
  if (!current) return;
  const at = cards.indexOf(current);
  const next =
    event.key === 'Home'
      ? cards[0]
      : event.key === 'End'
        ? cards.at(-1)
        : (cards[at + (STEPS[event.key] ?? Number.NaN)] ?? inNextRow(cards, current, event.key));
  if (!next) return;
  event.preventDefault();
  next.focus();
  (next.closest('li') ?? next).scrollIntoView({ block: 'nearest' });
}

function inNextRow(cards: readonly HTMLElement[], current: HTMLElement, key: string) {
  const down = { ArrowDown: true, ArrowUp: false }[key];
  if (down === undefined) return undefined;
  const from = boxOf(current);
  const beyond = cards
    .map((card) => ({ card, box: boxOf(card) }))
    .filter(({ box }) => (down ? box.top >= from.bottom : box.bottom <= from.top))
    .filter(({ box }) => box.left < from.right && box.right > from.left);
  return (down ? beyond[0] : beyond.at(-1))?.card;
}

/** A card lies where the item of the list lies that it is in. */
function boxOf(card: HTMLElement): DOMRect {
  return (card.closest('li') ?? card).getBoundingClientRect();
}
