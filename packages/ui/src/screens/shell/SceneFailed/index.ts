export { SceneFailed, type SceneFailedProps } from './SceneFailed.tsx';
