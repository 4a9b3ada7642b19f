import { useState } from 'react';

/** Whether the condition is or was true. Mounts a closed part at its first opening and keeps it for its exit. */
export function useLatch(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition);
  if (condition && !hasBeen) setHasBeen(true);
  return hasBeen || condition;
}
