import { installPushWorker, type WorkerScope } from './pushWorker.ts';

installPushWorker(self as unknown as WorkerScope);
