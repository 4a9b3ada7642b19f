import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorCommands } from './editorKeys.ts';
import type { CanvasHandle } from './EditorCanvas.tsx';
import { copyThings, isEmptyFragment } from './model/clipboard.ts';
import * as commands from './model/commands.ts';
import type { PlanFragment } from './model/edits.ts';
import { snapPoint } from './model/snapping.ts';
import { allKeys, countThings } from './model/things.ts';
import type { Tool, ToolUse } from './model/tools.ts';
import { addedNames, headingOf, namesOf, placeWords, problemWords } from './names.ts';
import type { PlanProblem } from './planEditorState.ts';
import type { Editor } from './useEditor.ts';

interface CommandProps {
  editor: Editor;
  canvas: RefObject<CanvasHandle | null>;
  tool: Tool;
  use: ToolUse;
  /** Metres of the grid. */
  grid: number;
  readOnly: boolean;
  problems: readonly PlanProblem[];
  announce(text: string): void;
  onTool(tool: Tool): void;
  /** The fields of what is selected are asked for. */
  onFields(): void;
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
  const { editor, canvas, tool, use, grid, readOnly, problems, announce, onTool } = props;
  const { t, i18n } = useTranslation('admin-floors');
  const { plan, selection } = editor;
  const here = { plan, selection };
  const names = (of = here) => namesOf(of.plan, of.selection, t, i18n.language);
  const isNothing = selection.size === 0;
  /** Words about things, with the place where they are: that is not seen by everybody. */
  const placed = (words: string, of: commands.Selected) =>
    placeWords(of.plan, of.selection, words, t);

  /** A step that was taken back or again, with what is selected then, or how much there is. */
  const after = (words: string, step: commands.Selected | undefined) => {
    if (!step) return words;
    const things =
      step.selection.size > 0
        ? placed(addedNames(step.plan, step.selection, t, i18n.language), step)
        : t('editor.things', { count: countThings(step.plan) });
    return t('editor.said.step', { words, things });
  };

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
      const scaled = (step: number) => ({ x: by.x * step, z: by.z * step });
      const way = {
        grid: () => commands.gridStep(here, by, grid),
        line: () => commands.snapStep(here, by),
        far: () => scaled(farStep),
        fine: () => scaled(fineStep),
      }[size]();
      const next = commands.move(here, way);
      change(next, placed(names(), next), 'nudge');
    },
    turn: (way, far) => {
      if (isNothing) return;
      const next = commands.turn(here, way * (far ? Math.PI / 2 : turnStep));
      const degrees = headingOf(next.plan, next.selection);
      const text =
        degrees === undefined
          ? t('editor.said.turned', { things: names() })
          : t('editor.said.turnedTo', { things: names(), degrees });
      change(next, text, 'turn');
    },
    next: (by) => {
      const key = commands.step(here, by);
      if (!key) return;
      editor.select([key]);
      canvas.current?.show([key]);
      const found = { plan, selection: new Set([key]) };
      announce([placed(names(found), found), ...problemWords(problems, key, t)].join(' '));
    },
    put: () => {
      if (tool === 'select' || tool === 'hand') {
        if (!isNothing) props.onFields();
        return;
      }
      if (readOnly) return;
      const middle = canvas.current?.middle() ?? { x: plan.size.width / 2, z: plan.size.depth / 2 };
      // On the grid, as what is drawn: a door is where the wall is.
      const place =
        tool === 'door' ? middle : snapPoint(middle, { x: [], z: [] }, { grid, reach: 0 }).place;
      const added = commands.putThing(here, tool, place, use);
      if (!added) return announce(t('editor.said.noWall'));
      const things = addedNames(added.plan, added.selection, t, i18n.language);
      change(added, placed(t('editor.said.added', { things }), added));
      // Now it is placed: by arrow keys, or by its fields. The button that put it is gone.
      onTool('select');
      canvas.current?.focus();
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
      change(next, placed(t('editor.said.pasted', { things: names(next) }), next));
    },
    duplicate: () => {
      if (isNothing) return;
      const next = commands.duplicate(here);
      change(next, placed(t('editor.said.duplicated', { things: names() }), next));
    },
    remove: () => {
      if (isNothing) return;
      change(commands.remove(here), t('editor.said.removed', { things: names() }));
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
    zoom: (way) => canvas.current?.zoom(way === 1 ? keyZoom : 1 / keyZoom),
    fit: () => canvas.current?.fit(),
    cancel: () => {
      // One thing at a time: the gesture, the tool, the selection.
      if (canvas.current?.cancel()) return;
      if (tool !== 'select') {
        onTool('select');
        announce(t('editor.said.tool', { tool: t('editor.tool.select') }));
      } else if (!isNothing) {
        editor.select([]);
        announce(t('editor.said.selected', { count: 0 }));
      }
    },
    help: props.onHelp,
  };
}
