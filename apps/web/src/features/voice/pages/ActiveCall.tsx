import { Suspense } from 'react';
import { ActiveCallBar, type ActiveCallBarProps } from './ActiveCallBar.tsx';
import { ActiveSharing } from './ActiveSharing.tsx';

export function ActiveCall(props: ActiveCallBarProps) {
  return (
    <Suspense>
      <ActiveSharing {...props} />
      <ActiveCallBar {...props} />
    </Suspense>
  );
}
