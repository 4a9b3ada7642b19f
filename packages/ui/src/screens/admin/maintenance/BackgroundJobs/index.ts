export {
  BackgroundJobs,
  type BackgroundJobItem,
  type BackgroundJobsProps,
  type BackgroundJobsState,
} from './BackgroundJobs.tsx';
