import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorCommands } from './editorKeys.ts';
import type { CanvasHandle } from './EditorCanvas.tsx';
import { copyThings, isEmptyFragment } from './model/clipboard.ts';
import * as commands from './model/commands.ts';
import { addThings, type PlanFragment } from './model/edits.ts';
import { allKeys } from './model/things.ts';
import { putAround, type Tool, type ToolUse } from './model/tools.ts';
import { namesOf } from './names.ts';
import type { Editor } from './useEditor.ts';

interface CommandProps {
  editor: Editor;
  canvas: RefObject<CanvasHandle | null>;
  tool: Tool;
  use: ToolUse;
  /** Metres of the grid. */
  grid: number;
  readOnly: boolean;
  announce(text: string): void;
  onTool(tool: Tool): void;
  onHelp(): void;
}

/** Pixels that an arrow key moves the view by where nothing is selected, and the factor of one key for nearer. */
const keyPan = 64;
const keyZoom = 1.5;
/** Metres of the larger and the finer step of an arrow key. */
const farStep = 1;
const fineStep = 0.01;
const turnStep = Math.PI / 12;

/** The things that were copied last. They outlive the editor, so that they can be pasted on another floor. */
let copied: PlanFragment | undefined;

/** Every command of the editor, for keys and buttons; each says what it has done. */
export function useEditorCommands(props: CommandProps): EditorCommands {
  const { editor, canvas, tool, use, grid, readOnly, announce, onTool } = props;
  const { t, i18n } = useTranslation('admin-floors');
  const { plan, selection } = editor;
  const here = { plan, selection };
  const names = (of = here) => namesOf(of.plan, of.selection, t, i18n.language);
  const isNothing = selection.size === 0;

  const change = (next: commands.Selected, text: string, bundle?: string) => {
    if (readOnly) return;
    if (next.plan === plan) return announce(t('editor.said.atEdge'));
    editor.edit({ ...next, ...(bundle ? { bundle } : {}) });
    announce(text);
  };
  const copy = () => {
    const fragment = copyThings(plan, selection);
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
      if (isNothing || readOnly) {
        return canvas.current?.pan({ x: -by.x * keyPan, y: -by.z * keyPan });
      }
      const step = { grid, far: farStep, fine: fineStep }[size];
      const next = commands.move(here, { x: by.x * step, z: by.z * step });
      change(next, t('editor.said.moved', { things: names() }), 'nudge');
    },
    turn: (way, far) => {
      if (isNothing) return;
      const next = commands.turn(here, way * (far ? Math.PI / 2 : turnStep));
      change(next, t('editor.said.turned', { things: names() }), 'turn');
    },
    next: (by) => {
      const key = commands.step(here, by);
      if (!key) return;
      editor.select([key]);
      canvas.current?.show([key]);
      announce(names({ plan, selection: new Set([key]) }));
    },
    put: () => {
      if (tool === 'select' || tool === 'hand' || readOnly) return;
      const place = canvas.current?.middle() ?? { x: plan.size.width / 2, z: plan.size.depth / 2 };
      const fragment = putAround(plan, tool, place, use);
      if (isEmptyFragment(fragment)) return announce(t('editor.said.noWall'));
      const { plan: next, keys } = addThings(plan, fragment);
      const added = { plan: next, selection: keys };
      change(added, t('editor.said.added', { things: names(added) }));
      // Now it is placed: by arrow keys, or by its fields.
      onTool('select');
    },
    selectAll: () => {
      const keys = allKeys(plan);
      editor.select(keys);
      announce(t('editor.said.selected', { count: keys.length }));
    },
    copy: () => {
      if (!isNothing && copy()) announce(t('editor.said.copied', { things: names() }));
    },
    cut: () => {
      if (isNothing || readOnly || !copy()) return;
      change(commands.remove(here), t('editor.said.cut', { things: names() }));
    },
    paste: () => {
      if (!copied || readOnly) return;
      const next = commands.paste(here, copied, canvas.current?.middle());
      change(next, t('editor.said.pasted', { things: names(next) }));
    },
    duplicate: () => {
      if (isNothing) return;
      const next = commands.duplicate(here);
      change(next, t('editor.said.duplicated', { things: names() }));
    },
    remove: () => {
      if (isNothing) return;
      change(commands.remove(here), t('editor.said.removed', { things: names() }));
    },
    undo: () => {
      if (!editor.canUndo) return announce(t('editor.said.nothingToUndo'));
      editor.undo();
      announce(t('editor.said.undone'));
    },
    redo: () => {
      if (!editor.canRedo) return announce(t('editor.said.nothingToRedo'));
      editor.redo();
      announce(t('editor.said.redone'));
    },
    zoom: (way) => canvas.current?.zoom(way === 1 ? keyZoom : 1 / keyZoom),
    fit: () => canvas.current?.fit(),
    cancel: () => {
      // One thing at a time: the gesture, the tool, the selection.
      if (canvas.current?.cancel()) return;
      if (tool !== 'select') onTool('select');
      else editor.select([]);
    },
    help: props.onHelp,
  };
}
