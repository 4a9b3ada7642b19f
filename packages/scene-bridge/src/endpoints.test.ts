import { describe, expect, it, vi } from 'vitest';
import {
  createEventReceiver,
  createEventSender,
  createMethodReceiver,
  createSceneSender,
} from './endpoints.ts';
import type { SceneEventHandlers, SceneMethodHandlers } from './endpoints.ts';
import { sceneEvents } from './events.ts';
import { sceneMethods } from './methods.ts';

const spies = <T>(table: object) =>
  Object.fromEntries(Object.keys(table).map((name) => [name, vi.fn()])) as T;

describe('createSceneSender', () => {
  it('sends to the WebGLService object', async () => {
    const sendMessage = vi.fn();
    const send = createSceneSender({ getSendMessage: () => sendMessage, onProblem: vi.fn() });
    await expect(send('OnSwitchScene', { scene: 'MyDesk' })).resolves.toBe(true);
    expect(sendMessage).toHaveBeenCalledExactlyOnceWith(
      'WebGLService',
      'OnSwitchScene',
      '{"scene":"MyDesk"}',
    );
  });

  it('rejects without a send function', async () => {
    const send = createSceneSender({ getSendMessage: () => undefined, onProblem: vi.fn() });
    await expect(send('OnSetActiveUnity', true)).rejects.toThrow(
      /^Unity SendMessage function is not initialized$/,
    );
  });

  it('drops and reports a malformed payload', async () => {
    const sendMessage = vi.fn();
    const onProblem = vi.fn();
    const send = createSceneSender({ getSendMessage: () => sendMessage, onProblem });
    await expect(send('OnSwitchScene', { scene: 'Nowhere' as never })).resolves.toBe(false);
    expect(sendMessage).not.toHaveBeenCalled();
    expect(onProblem).toHaveBeenCalledOnce();
  });
});

describe('createMethodReceiver', () => {
  it('calls the handler of the method', () => {
    const handlers = spies<SceneMethodHandlers>(sceneMethods);
    const receive = createMethodReceiver(handlers, vi.fn());
    receive('WebGLService', 'OnChangeGraphicSetting', 'HIGH');
    expect(handlers.OnChangeGraphicSetting).toHaveBeenCalledExactlyOnceWith('HIGH');
  });

  it('drops and reports unknown objects, unknown methods and malformed payloads', () => {
    const handlers = spies<SceneMethodHandlers>(sceneMethods);
    const onProblem = vi.fn();
    const receive = createMethodReceiver(handlers, onProblem);
    receive('Camera', 'OnSetActiveUnity', 'true');
    receive('WebGLService', 'hasOwnProperty', 'true');
    receive('WebGLService', 'OnSetActiveUnity', 'perhaps');
    receive('WebGLService', 'OnSetActiveUnity');
    expect(onProblem).toHaveBeenCalledTimes(4);
    for (const handler of Object.values(handlers)) expect(handler).not.toHaveBeenCalled();
  });
});

describe('createEventSender and createEventReceiver', () => {
  it('transfer events with and without a payload', () => {
    const handlers = spies<SceneEventHandlers>(sceneEvents);
    const onProblem = vi.fn();
    const receive = createEventReceiver(handlers, onProblem);
    const send = createEventSender(
      (name, parameter) => receive(name as 'UnityReady', parameter),
      onProblem,
    );
    send('UnityReady');
    send('SetShowUserProfile', { userId: 'user-2' });
    send('SetShowUserProfile', { userId: '' });
    expect(handlers.UnityReady).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(handlers.SetShowUserProfile).toHaveBeenCalledExactlyOnceWith({ userId: 'user-2' });
    expect(onProblem).toHaveBeenCalledOnce();
  });
});
