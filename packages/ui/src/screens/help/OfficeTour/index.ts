export { OfficeTour, type OfficeTourProps, type OfficeTourState } from './OfficeTour.tsx';
export { type PersonHere } from './Welcome.tsx';
