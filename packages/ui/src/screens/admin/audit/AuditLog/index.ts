export { AuditLog } from './AuditLog.tsx';
export type { AuditLogProps } from './AuditLog.tsx';
export type { AuditLogEntry, AuditLogFilter } from '../entries.ts';
