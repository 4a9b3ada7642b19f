import type { BridgeProblem } from '@office/scene-bridge';

export function reportSceneProblem({ direction, name, reason, detail }: BridgeProblem): void {
  console.warn(`Scene bridge (${direction}): ${name} was dropped, ${reason}: ${detail}`);
}
