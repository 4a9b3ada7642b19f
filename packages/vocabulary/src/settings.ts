// A person's settings (spec §3, §9).
import type { GraphicsQuality } from './contract.ts';

export { graphicsQualities, providers } from './contract.ts';
export type { GraphicsQuality, Provider } from './contract.ts';

export const defaultGraphicsQuality: GraphicsQuality = 'MEDIUM';
