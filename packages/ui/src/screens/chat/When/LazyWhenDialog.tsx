import { lazy, Suspense } from 'react';
import type { WhenDialogProps } from './WhenDialog.tsx';

// Loads the date picker when it is needed.
const Loaded = lazy(() =>
  import('./WhenDialog.tsx').then(({ WhenDialog }) => ({ default: WhenDialog })),
);

export function LazyWhenDialog(props: WhenDialogProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
