export { ReconnectingLine, type ReconnectingLineProps } from './ReconnectingLine.tsx';
