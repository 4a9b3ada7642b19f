import type { KeyboardEvent } from 'react';

const field = "input[type='search']";
const control = ':is(button, a[href]):not(:disabled)';

export function moveToCandidate(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.nativeEvent.isComposing) return;
  const root = event.currentTarget;
  const rows = [...root.querySelectorAll("[data-component='CandidateList'] li")];
  const stops = [root.querySelector<HTMLElement>(field), ...rows.map(firstControl)].filter(
    (stop) => stop !== null,
  );
  const row = document.activeElement?.closest('li');
  const from = stops.findIndex(
    (stop) => stop === document.activeElement || (row && row === stop.closest('li')),
  );
  const next = stops[from + step];
  if (from < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

function firstControl(row: Element): HTMLElement | null {
  return row.querySelector<HTMLElement>(control);
}
