export { ProviderChoice, type ProviderChoiceProps } from './ProviderChoice.tsx';
