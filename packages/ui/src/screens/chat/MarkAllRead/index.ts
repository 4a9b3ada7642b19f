export { MarkAllRead, type MarkAllReadProps } from './MarkAllRead.tsx';
