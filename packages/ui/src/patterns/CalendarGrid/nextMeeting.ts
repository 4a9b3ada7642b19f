export function nextMeeting(
  root: HTMLElement,
  from: HTMLElement,
  key: string,
  acrossKeys: readonly string[],
): HTMLElement | undefined {
  const all = [...root.querySelectorAll<HTMLElement>('[data-meeting]')];
  const index = all.indexOf(from);
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const sign = key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 1;
  if (!acrossKeys.includes(key)) return all[index + sign];
  const lane = from.closest('[data-lane]');
  const rest = sign === 1 ? all.slice(index + 1) : all.slice(0, index).reverse();
  const next = rest.find((block) => block.closest('[data-lane]') !== lane);
  const nextLane = next?.closest('[data-lane]');
  return nextLane?.querySelector<HTMLElement>('[data-meeting]') ?? next;
}
