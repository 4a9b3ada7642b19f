import type { BridgeProblem } from '@office/scene-bridge';

/** Logs a dropped message of the bridge. The detail never contains a payload. */
export function reportSceneProblem({ direction, name, reason, detail }: BridgeProblem): void {
  console.warn(`Scene bridge (${direction}): ${name} was dropped, ${reason}: ${detail}`);
}
