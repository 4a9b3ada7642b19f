export { OfficeTour, type OfficeTourProps, type OfficeTourState } from './OfficeTour.tsx';
export { type PersonOnFloor } from './Welcome.tsx';
