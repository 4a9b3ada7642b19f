export { OfficeTour, type OfficeTourProps, type OfficeTourState } from './OfficeTour.tsx';
