export { KeyboardShortcuts, type KeyboardShortcutsProps } from './KeyboardShortcuts.tsx';
