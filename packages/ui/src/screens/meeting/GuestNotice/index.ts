export { GuestNotice, type GuestNoticeProps, type WaitingGuest } from './GuestNotice.tsx';
