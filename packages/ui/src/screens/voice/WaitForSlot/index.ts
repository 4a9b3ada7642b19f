export { WaitForSlot, type FullRoom, type WaitForPlaceProps } from './WaitForSlot.tsx';
