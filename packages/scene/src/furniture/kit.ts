import type { PlanTint } from '@office/vocabulary';
import type { Mesher } from '../shapes/mesher.ts';

/** The tools to build a piece of furniture; its front looks along +z, its middle is the origin. */
interface Kit {
  /** The piece itself. */
  solid: Mesher;
  /** Small things on and around it that LOW leaves out. */
  detail: Mesher;
  glass: Mesher;
  width: number;
  depth: number;
  tint: PlanTint | undefined;
  random: () => number;
}

export type Build = (kit: Kit) => void;
