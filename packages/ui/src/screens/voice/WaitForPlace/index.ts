export { WaitForPlace, type FullRoom, type WaitForPlaceProps } from './WaitForPlace.tsx';
