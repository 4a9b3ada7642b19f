/**
 * Shortcuts by group. Each item lists alternative combinations. `Mod` is Ctrl, or ⌘ on Apple
 * devices.
 * The entries of the navigation define their own letters.
 */
export const shortcuts = {
  general: {
    search: ['Mod+K'],
    shortcuts: ['?'],
    markAllRead: ['Shift+Esc'],
    closePanel: ['Esc'],
  },
  message: {
    move: ['↑', '↓'],
    ends: ['Home', 'End'],
    menu: ['Enter'],
    edit: ['E'],
    reply: ['R'],
  },
  composer: {
    send: ['Enter'],
    lineBreak: ['Shift+Enter'],
    editLast: ['↑'],
    bold: ['Mod+B'],
    italic: ['Mod+I'],
    strike: ['Mod+Shift+X'],
    link: ['Mod+K'],
    code: ['Mod+E'],
  },
  call: {
    mute: ['Alt+M'],
    camera: ['Alt+V'],
    hand: ['Alt+H'],
    answer: ['Alt+J'],
  },
  office: {
    walk: ['↑', '↓', '←', '→', 'W', 'A', 'S', 'D'],
    run: ['Shift'],
    turn: ['Q', 'E'],
    zoom: ['+', '-'],
    topView: ['T'],
    center: ['C'],
    sit: ['X'],
    wave: ['G'],
    follow: ['F'],
    minimap: ['M'],
    hide: ['H'],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

export type ShortcutGroup = keyof typeof shortcuts;

/** Returns the keys of a combination: `['Ctrl', 'K']`. */
export function keysOf(combination: string, isApple: boolean): string[] {
  if (combination === '+') return ['+'];
  const names = isApple ? { Mod: '⌘', Alt: '⌥' } : { Mod: 'Ctrl', Alt: 'Alt' };
  return combination.split('+').map((key) => names[key as keyof typeof names] ?? key);
}
