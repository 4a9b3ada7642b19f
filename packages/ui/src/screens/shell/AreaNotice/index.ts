export { AreaNotice, noticeAreas, type AreaNoticeProps, type NoticeArea } from './AreaNotice.tsx';
