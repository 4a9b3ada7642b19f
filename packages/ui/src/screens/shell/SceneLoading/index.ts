export { SceneLoading, type SceneLoadingProps, type SceneName } from './SceneLoading.tsx';
