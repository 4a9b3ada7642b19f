export {
  WaitForSlot as WaitForPlace,
  type FullRoom,
  type WaitForPlaceProps,
} from './WaitForSlot.tsx';
