export { ReachabilityProvider, type ReachabilityProviderProps } from './ReachabilityProvider.tsx';
export { ReachabilityLines, type ReachabilityLinesProps } from './ReachabilityLines.tsx';
export { ReachabilityMarks, type ReachabilityMarksProps } from './ReachabilityMarks.tsx';
export { useReachability, type MemberReachability } from './reachabilityContext.ts';
