export type { SceneName } from '@office/vocabulary';
export { SceneLoading, type SceneLoadingProps } from './SceneLoading.tsx';
