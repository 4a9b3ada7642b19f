// A person's settings (spec §3, §9).
import type { GraphicsQuality } from './contract/settings.ts';

export * from './contract/settings.ts';

export const defaultGraphicsQuality: GraphicsQuality = 'MEDIUM';
