import { idleSections, sections } from '../search.fixtures.ts';
import type { SearchPaletteState } from './SearchPalette.tsx';

export const states = {
  idle: { status: 'idle', sections: idleSections },
  searching: { status: 'searching', sections },
  ready: { status: 'ready', sections },
  none: { status: 'none' },
  error: { status: 'error', sections: [] },
  offline: { status: 'offline', sections: sections.slice(0, 1) },
} satisfies {
  [S in SearchPaletteState['status']]: Extract<SearchPaletteState, { status: S }>;
};
