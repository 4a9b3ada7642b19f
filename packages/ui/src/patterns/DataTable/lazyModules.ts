import { LazyModule } from '../../primitives/lazyModule.ts';

export const menuModule = new LazyModule(() => import('../../primitives/Menu/Menu.tsx'));
export const columnChoiceModule = new LazyModule(() => import('./ColumnChoice.tsx'));
