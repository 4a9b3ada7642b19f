export { GuestCall, type GuestCallProps } from './GuestCall.tsx';
