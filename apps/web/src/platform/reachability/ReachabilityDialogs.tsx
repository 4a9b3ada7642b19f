import {
  PauseNotifications,
  StatusLineDialog,
  WorkingHoursDialog,
} from '@office/ui/screens/people';
import { useAction } from '@office/client/lib/useAction.ts';
import { useState } from 'react';
import { useOwnReachability } from './useOwnReachability.ts';

interface DialogProps {
  onClose(): void;
}

export function OwnStatusLine({ onClose }: DialogProps) {
  const { statusLine, setStatusLine, clearStatusLine } = useOwnReachability();
  const [state, save] = useSaving(onClose);
  return (
    <StatusLineDialog
      open
      statusLine={statusLine}
      {...state}
      onSubmit={(event) => save(() => setStatusLine(event.statusLine))}
      onClear={() => save(clearStatusLine)}
      onClose={onClose}
    />
  );
}

export function OwnQuietTime({ onClose }: DialogProps) {
  const { pause } = useOwnReachability();
  const [state, save] = useSaving(onClose);
  return (
    <PauseNotifications
      open
      {...state}
      onSubmit={({ until }) => save(() => pause(until))}
      onClose={onClose}
    />
  );
}

export function OwnWorkingHours({ onClose }: DialogProps) {
  const { workingHours, setWorkingHours, clearWorkingHours } = useOwnReachability();
  const [state, save] = useSaving(onClose);
  return (
    <WorkingHoursDialog
      open
      workingHours={workingHours}
      {...state}
      onSubmit={(event) => save(() => setWorkingHours(event.workingHours))}
      onClear={() => save(clearWorkingHours)}
      onClose={onClose}
    />
  );
}

/** Closes the dialog after saving, and keeps it open after a failure. */
function useSaving(onSaved: () => void) {
  const [failed, setFailed] = useState(false);
  const [save, submitting] = useAction(async (change: () => Promise<void>) => {
    setFailed(false);
    try {
      await change();
      onSaved();
    } catch {
      setFailed(true);
    }
  });
  return [{ failed, submitting }, save] as const;
}
