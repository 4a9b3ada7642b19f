import { lazy, Suspense } from 'react';
import type { DateTimeDialogProps } from './DateTimeDialog.tsx';

// Loads the date picker when it is needed.
const Loaded = lazy(() =>
  import('./DateTimeDialog.tsx').then(({ DateTimeDialog }) => ({ default: DateTimeDialog })),
);

export function LazyDateTimeDialog(props: DateTimeDialogProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
