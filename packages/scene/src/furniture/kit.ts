import type { PlanTint } from '@office/vocabulary';
import type { Mesher } from '../shapes/mesher.ts';

/** Meshers for a piece of furniture, centred on the origin and facing +z. */
interface Kit {
  solid: Mesher;
  /** Small parts that are omitted on the world map at level LOW. */
  detail: Mesher;
  glass: Mesher;
  width: number;
  depth: number;
  tint: PlanTint | undefined;
  random: () => number;
}

export type Build = (kit: Kit) => void;
