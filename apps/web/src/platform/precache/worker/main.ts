import type { CodeFiles } from './codeFiles.ts';
import { installPrecacheWorker, type WorkerScope } from './precacheWorker.ts';

/** Defined by plugins/precacheWorker.ts. */
declare const CODE_FILES: CodeFiles;
declare const OFFLINE_PAGE: string;

const files = { ...CODE_FILES, code: [...CODE_FILES.code, OFFLINE_PAGE] };
installPrecacheWorker(self as unknown as WorkerScope, files, OFFLINE_PAGE);
