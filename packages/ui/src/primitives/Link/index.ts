export * from './Link.tsx';
export { LinkProvider, type LinkComponentProps, type LinkProviderProps } from './LinkProvider.tsx';
