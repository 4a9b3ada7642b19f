export { CallElsewhere, type CallElsewhereProps } from './CallElsewhere.tsx';
