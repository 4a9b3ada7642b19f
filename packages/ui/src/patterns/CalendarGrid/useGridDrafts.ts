import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { isChanged, snap, stepDraft, type Draft } from './drafts.ts';
import { usePointerDraft, type PointerDraftDeps } from './usePointerDraft.ts';

export interface GridDraftsDeps extends PointerDraftDeps {
  /** Announced to screen readers, like the two following events. */
  onPickUp(draft: Draft): void;
  onStep(draft: Draft): void;
  onCancel(draft: Draft): void;
}

export function useGridDrafts(deps: GridDraftsDeps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isDragging, setDragging] = useState(false);
  const { onPointerDown, wasDragged } = usePointerDraft(deps, setDraft);

  const cancelDraft = () => {
    if (draft) deps.onCancel(draft);
    setDragging(false);
    setDraft(null);
  };

  /** Returns true if the key was handled. */
  const onMeetingKey = (event: KeyboardEvent, id: string, lane: number): boolean => {
    const { key, shiftKey } = event;
    if (!isDragging || !draft) {
      const placed = deps.find(id);
      if (key !== ' ' || !placed?.meeting.editable || placed.wholeDays || !deps.canChange)
        return false;
      const picked: Draft = { kind: 'move', placed, lane, start: placed.start, end: placed.end };
      setDragging(true);
      setDraft(picked);
      deps.onPickUp(picked);
      event.preventDefault();
      return true;
    }
    const step = stepOf(key, shiftKey, deps);
    if (step) {
      const next = stepDraft(deps.lanes, draft, step);
      setDraft(next);
      deps.onStep(next);
    } else if (key === 'Enter' || key === ' ') {
      setDragging(false);
      setDraft(null);
      if (isChanged(draft, lane)) deps.onDrop(draft);
      else deps.onCancel(draft);
    } else if (key === 'Escape' || key === 'Tab') {
      cancelDraft();
      if (key === 'Tab') return true;
    } else return true;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  return {
    draft,
    isHeld: isDragging,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!isDragging) onPointerDown(event);
    },
    onMeetingKey,
    putBack: () => isDragging && cancelDraft(),
    wasDragged,
  };
}

export function stepOf(
  key: string,
  shiftKey: boolean,
  { lanes, orientation }: Pick<GridDraftsDeps, 'lanes' | 'orientation'>,
  minutes: number = snap,
): { minutes?: number; lanes?: number; longer?: number } | undefined {
  const along = orientation === 'down' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  const across = orientation === 'down' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  const sign = along.indexOf(key) === 0 ? -1 : 1;
  if (along.includes(key))
    return shiftKey ? { longer: sign * minutes } : { minutes: sign * minutes };
  if (!across.includes(key) || shiftKey) return undefined;
  return lanes[0]?.personId === undefined ? { lanes: key === across[0] ? -1 : 1 } : { lanes: 0 };
}
