export { RemindMe, type RemindMeProps } from './RemindMe.tsx';
