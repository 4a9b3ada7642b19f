import type { CodeFiles } from './codeFiles.ts';
import { installPrecacheWorker, type WorkerScope } from './precacheWorker.ts';

/** Defined by plugins/precacheWorker.ts. */
declare const CODE_FILES: CodeFiles;

installPrecacheWorker(self as unknown as WorkerScope, CODE_FILES);
