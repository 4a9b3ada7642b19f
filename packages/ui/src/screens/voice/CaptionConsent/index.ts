export { CaptionConsent, type CaptionConsentProps } from './CaptionConsent.tsx';
