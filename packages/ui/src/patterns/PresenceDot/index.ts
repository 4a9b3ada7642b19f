export { PresenceDot, type PresenceDotProps } from './PresenceDot.tsx';
