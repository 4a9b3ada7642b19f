export { Calling, type CallingProps } from './Calling.tsx';
