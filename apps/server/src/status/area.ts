import type { Area } from '../platform/area.ts';
import { statusHandlers } from './handlers.ts';

export const statusArea: Area = { handlers: statusHandlers };
