import type { PersonReaction } from '../scenes/reactions.ts';

/**
 * Observes reactions of the page: `<span data-reaction="{id}" data-user="{user id}"
 * data-emoji="👏">`
 * children of the closest ancestor of the canvas with `data-faces`, until the page removes them.
 */
export function watchReactions(
  canvas: HTMLCanvasElement,
  changed: (reactions: readonly PersonReaction[]) => void,
): () => void {
  const around = canvas.closest('[data-faces]');
  if (!around) return () => {};
  const read = () => {
    const elements = around.querySelectorAll<HTMLElement>(':scope > [data-reaction]');
    changed(
      [...elements].map(({ dataset }) => ({
        id: dataset['reaction'] ?? '',
        userId: dataset['user'] ?? '',
        emoji: dataset['emoji'] ?? '',
      })),
    );
  };
  const observer = new MutationObserver(read);
  observer.observe(around, { childList: true });
  read();
  return () => observer.disconnect();
}
