export * from './AuditStream.tsx';
