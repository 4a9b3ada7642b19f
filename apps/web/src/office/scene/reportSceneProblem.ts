import type { BridgeProblem } from '@office/scene-bridge';

/** A message of the bridge that was dropped. The detail never holds a payload. */
export function reportSceneProblem({ direction, name, reason, detail }: BridgeProblem): void {
  console.warn(`Scene bridge (${direction}): ${name} was dropped, ${reason}: ${detail}`);
}
