import type { KeyboardEvent } from 'react';
import { tools, type Tool } from './model/tools.ts';

export interface EditorCommands {
  tool(tool: Tool): void;
  /**
   * `by` is a step right and down: to the grid, 1 m with Shift, 1 cm with Alt, to an edge with
   * Ctrl.
   */
  nudge(by: { x: number; z: number }, size: 'grid' | 'far' | 'fine' | 'line'): void;
  turn(direction: 1 | -1, far: boolean): void;
  next(by: 1 | -1): void;
  /** Adds the tool's object. Without an adding tool, focuses the fields of the selection. */
  addItem(): void;
  selectAll(): void;
  copy(): void;
  cut(): void;
  paste(): void;
  duplicate(): void;
  remove(): void;
  undo(): void;
  redo(): void;
  zoom(direction: 1 | -1): void;
  fit(): void;
  cancel(): void;
  help(): void;
}

const arrows: Record<string, { x: number; z: number }> = {
  ArrowLeft: { x: -1, z: 0 },
  ArrowRight: { x: 1, z: 0 },
  ArrowUp: { x: 0, z: -1 },
  ArrowDown: { x: 0, z: 1 },
};

const letters = new Map<string, Tool>(tools.map(({ tool, letter }) => [letter, tool]));

export function commandOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
  on: EditorCommands,
): (() => void) | undefined {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const arrow = arrows[key];
  if (event.ctrlKey || event.metaKey) {
    if (event.altKey) return undefined;
    if (arrow) return event.shiftKey ? undefined : () => on.nudge(arrow, 'line');
    const withControl: Record<string, () => void> = {
      a: on.selectAll,
      c: on.copy,
      x: on.cut,
      v: on.paste,
      d: on.duplicate,
      y: on.redo,
      z: event.shiftKey ? on.redo : on.undo,
    };
    return withControl[key];
  }
  if (arrow) {
    const size = event.shiftKey ? 'far' : event.altKey ? 'fine' : 'grid';
    return () => on.nudge(arrow, size);
  }
  if (event.altKey) return undefined;
  const tool = letters.get(key);
  if (tool && !event.shiftKey) return () => on.tool(tool);
  const others: Record<string, () => void> = {
    ',': () => on.turn(-1, false),
    '.': () => on.turn(1, false),
    '<': () => on.turn(-1, true),
    '>': () => on.turn(1, true),
    PageDown: () => on.next(1),
    PageUp: () => on.next(-1),
    Enter: on.addItem,
    Delete: on.remove,
    Backspace: on.remove,
    '+': () => on.zoom(1),
    '=': () => on.zoom(1),
    '-': () => on.zoom(-1),
    '0': on.fit,
    Escape: on.cancel,
    '?': on.help,
  };
  return others[key];
}

/** All keys on the plan, unused keys in the list, and elsewhere only undo, redo and help. */
export function isEditorKey(event: KeyboardEvent): boolean {
  const { target, key } = event;
  const control = event.ctrlKey || event.metaKey;
  if (key === '?' || (control && ['z', 'y'].includes(key.toLowerCase()))) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest('[data-component="EditorCanvas"]')) return true;
  return target.closest('[role="listbox"]') !== null && (control || key === 'Delete');
}

export function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, [role="combobox"], [role="dialog"], [role="menu"]') !== null
  );
}
