export { WaitForSlot, type FullRoom, type WaitForSlotProps } from './WaitForSlot.tsx';
