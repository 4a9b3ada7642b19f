export { SceneUnsupported, type SceneUnsupportedProps } from './SceneUnsupported.tsx';
