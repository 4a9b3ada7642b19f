import type { Handlers } from '../platform/operation.ts';
import { getSettings, updateSettings } from './settings.ts';

export const settingsHandlers = {
  getSettings: (_input, context) => getSettings(context),
  updateSettings: ({ body }, context) => updateSettings(context, body),
} satisfies Handlers;
