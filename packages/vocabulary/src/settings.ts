// A person's settings (spec §3, §9).
import type { GraphicsQuality } from './contract/lists.ts';

export { graphicsQualities, providers } from './contract/lists.ts';
export type { GraphicsQuality, Provider } from './contract/lists.ts';

export const defaultGraphicsQuality: GraphicsQuality = 'MEDIUM';
