import type { Area } from '../platform/area.ts';
import { embedHandlers } from './handlers.ts';

export const embedsArea: Area = { handlers: embedHandlers };
