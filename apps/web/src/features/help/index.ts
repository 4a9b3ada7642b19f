export { useTourOffer } from './tour/useTourOffer.ts';
