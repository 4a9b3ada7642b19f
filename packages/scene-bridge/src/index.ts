export type { BridgeProblem, ReportProblem } from './codec.ts';
export {
  createEventReceiver,
  createEventSender,
  createMethodReceiver,
  createSceneSender,
  sendMessageMissing,
} from './endpoints.ts';
export type { SceneEventHandlers, SceneMethodHandlers, SendMessage } from './endpoints.ts';
export { sceneEvents } from './events.ts';
export type {
  SceneConfirmDialog,
  SceneEvent,
  SceneEventInput,
  SceneEventPayload,
} from './events.ts';
export { decodeEvent, decodeMethod, encodeEvent, encodeMethod } from './messages.ts';
export { sceneMethods, sceneObject } from './methods.ts';
export type {
  SceneGoTo,
  SceneMethod,
  SceneMethodInput,
  SceneMethodPayload,
  SceneSignInData,
} from './methods.ts';
