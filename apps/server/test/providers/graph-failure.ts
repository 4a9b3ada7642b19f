import { randomUUID } from 'node:crypto';
import type { ApiAnswer } from './oauth-server.ts';

export function failure(status: number, code: string, message: string): ApiAnswer {
  const innerError = { 'request-id': randomUUID(), date: '2026-11-20T09:00:00' };
  return { status, body: { error: { code, message, innerError } } };
}
