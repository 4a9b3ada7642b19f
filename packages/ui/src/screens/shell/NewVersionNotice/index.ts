export { NewVersionNotice, type NewVersionNoticeProps } from './NewVersionNotice.tsx';
