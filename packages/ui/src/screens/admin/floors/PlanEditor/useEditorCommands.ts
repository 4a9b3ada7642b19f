import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorCommands } from './editorKeys.ts';
import type { CanvasHandle } from './EditorCanvas.tsx';
import { copyItems, isEmptyFragment } from './model/clipboard.ts';
import * as commands from './model/commands.ts';
import { snapPoint } from './model/snapping.ts';
import { allKeys, countItems, type PlanFragment } from './model/planItems.ts';
import type { Tool, ToolUse } from './model/tools.ts';
import { addedNames, headingOf, namesOf, positionText, problemText } from './names.ts';
import type { PlanProblem } from './planEditorState.ts';
import type { Editor } from './useEditor.ts';

interface CommandProps {
  editor: Editor;
  canvas: RefObject<CanvasHandle | null>;
  tool: Tool;
  use: ToolUse;
  grid: number;
  readOnly: boolean;
  problems: readonly PlanProblem[];
  announce(text: string): void;
  onTool(tool: Tool): void;
  onFields(): void;
  onHelp(): void;
}

/** Pan distance of an arrow key in pixels without a selection, and zoom factor of a key. */
const keyPan = 64;
const keyZoom = 1.5;
/** Large and small steps of an arrow key in metres. */
const farStep = 1;
const fineStep = 0.01;
const turnStep = Math.PI / 12;

/** Clipboard, kept outside of the component so that objects can be pasted on another floor. */
let copied: PlanFragment | undefined;

export function useEditorCommands(props: CommandProps): EditorCommands {
  const { editor, canvas, tool, use, grid, readOnly, problems, announce, onTool } = props;
  const { t, i18n } = useTranslation('admin-floors');
  const { plan, selection } = editor;
  const selected = { plan, selection };
  const names = (of = selected) => namesOf(of.plan, of.selection, t, i18n.language);
  const isSelectionEmpty = selection.size === 0;
  /** Adds the position of the objects for members who cannot see the plan. */
  const placed = (words: string, of: commands.Selected) =>
    positionText(of.plan, of.selection, words, t);

  /** Describes an undone or redone step with its selection, or the number of objects. */
  const after = (words: string, step: commands.Selected | undefined) => {
    if (!step) return words;
    const items =
      step.selection.size > 0
        ? placed(addedNames(step.plan, step.selection, t, i18n.language), step)
        : t('editor.items', { count: countItems(step.plan) });
    return t('editor.said.step', { words, items });
  };

  const change = (next: commands.Selected, text: string, bundle?: string) => {
    if (readOnly) return;
    if (next.plan === plan) return announce(t('editor.said.atEdge'));
    editor.edit({ ...next, ...(bundle ? { bundle } : {}) });
    announce(text);
  };
  const copy = () => {
    const fragment = copyItems(plan, selection);
    if (isEmptyFragment(fragment)) return false;
    copied = fragment;
    return true;
  };

  return {
    tool: (next) => {
      if (readOnly && next !== 'select' && next !== 'hand') return;
      onTool(next);
      announce(t('editor.said.tool', { tool: t(`editor.tool.${next}`) }));
    },
    nudge: (by, size) => {
      if (isSelectionEmpty || readOnly) {
        return canvas.current?.pan({ x: -by.x * keyPan, y: -by.z * keyPan });
      }
      const scaled = (step: number) => ({ x: by.x * step, z: by.z * step });
      const handlers = {
        grid: () => commands.gridStep(selected, by, grid),
        line: () => commands.snapStep(selected, by),
        far: () => scaled(farStep),
        fine: () => scaled(fineStep),
      }[size]();
      const next = commands.move(selected, handlers);
      change(next, placed(names(), next), 'nudge');
    },
    turn: (direction, far) => {
      if (isSelectionEmpty) return;
      const next = commands.turn(selected, direction * (far ? Math.PI / 2 : turnStep));
      const degrees = headingOf(next.plan, next.selection);
      const text =
        degrees === undefined
          ? t('editor.said.turned', { items: names() })
          : t('editor.said.turnedTo', { items: names(), degrees });
      change(next, text, 'turn');
    },
    next: (by) => {
      const key = commands.step(selected, by);
      if (!key) return;
      editor.select([key]);
      canvas.current?.show([key]);
      const found = { plan, selection: new Set([key]) };
      announce([placed(names(found), found), ...problemText(problems, key, t)].join(' '));
    },
    addItem: () => {
      if (tool === 'select' || tool === 'hand') {
        if (!isSelectionEmpty) props.onFields();
        return;
      }
      if (readOnly) return;
      const middle = canvas.current?.middle() ?? { x: plan.size.width / 2, z: plan.size.depth / 2 };
      // Snaps to the grid like a drawn object. A door depends on the position of its wall.
      const place =
        tool === 'door' ? middle : snapPoint(middle, { x: [], z: [] }, { grid, reach: 0 }).place;
      const added = commands.addItemAt(selected, tool, place, use);
      if (!added) return announce(t('editor.said.noWall'));
      const items = addedNames(added.plan, added.selection, t, i18n.language);
      change(added, placed(t('editor.said.added', { items }), added));
      // The button that added the object is removed, so the canvas gets the focus.
      onTool('select');
      canvas.current?.focus();
    },
    selectAll: () => {
      const keys = allKeys(plan);
      editor.select(keys);
      announce(t('editor.said.selected', { count: keys.length }));
    },
    copy: () => {
      if (!isSelectionEmpty && copy()) announce(t('editor.said.copied', { items: names() }));
    },
    cut: () => {
      if (isSelectionEmpty || readOnly || !copy()) return;
      change(commands.remove(selected), t('editor.said.cut', { items: names() }));
    },
    paste: () => {
      if (!copied || readOnly) return;
      const next = commands.paste(selected, copied, canvas.current?.middle());
      change(next, placed(t('editor.said.pasted', { items: names(next) }), next));
    },
    duplicate: () => {
      if (isSelectionEmpty) return;
      const next = commands.duplicate(selected);
      change(next, placed(t('editor.said.duplicated', { items: names() }), next));
    },
    remove: () => {
      if (isSelectionEmpty) return;
      change(commands.remove(selected), t('editor.said.removed', { items: names() }));
    },
    undo: () => {
      if (!editor.canUndo) return announce(t('editor.said.nothingToUndo'));
      editor.undo();
      announce(after(t('editor.said.undone'), editor.before));
    },
    redo: () => {
      if (!editor.canRedo) return announce(t('editor.said.nothingToRedo'));
      editor.redo();
      announce(after(t('editor.said.redone'), editor.after));
    },
    zoom: (direction) => canvas.current?.zoom(direction === 1 ? keyZoom : 1 / keyZoom),
    fit: () => canvas.current?.fit(),
    cancel: () => {
      // Cancels one level per key press: the gesture, the tool, the selection.
      if (canvas.current?.cancel()) return;
      if (tool !== 'select') {
        onTool('select');
        announce(t('editor.said.tool', { tool: t('editor.tool.select') }));
      } else if (!isSelectionEmpty) {
        editor.select([]);
        announce(t('editor.said.selected', { count: 0 }));
      }
    },
    help: props.onHelp,
  };
}
