import type { Area } from '../platform/area.ts';
import { settingsHandlers } from './handlers.ts';

export const settingsArea: Area = { handlers: settingsHandlers };
