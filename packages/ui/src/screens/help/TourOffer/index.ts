export { TourOffer, type TourOfferProps } from './TourOffer.tsx';
