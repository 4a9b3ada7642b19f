import { expect, it } from 'vitest';
import { joiningCall, type ActiveCallState } from './callState.ts';
import { nextStage, StageView } from './StageView.ts';

const room = { id: 'r1', kind: 'OWN', name: '雑談' } as const;

function deviceStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

function call(...pictures: string[]): ActiveCallState {
  const state = joiningCall(room, 0) as ActiveCallState;
  const others = ['ren', 'mei'].map((id) => ({
    participantId: id,
    userId: id,
    nameKanji: id,
    avatarUrl: null,
    muted: false,
    camera: pictures.includes(`camera ${id}`),
    screen: pictures.includes(`screen ${id}`),
    handRaisedAt: null,
    captionsWanted: false,
    captionSource: 'NONE' as const,
    speaking: false,
    connection: 'connected' as const,
  }));
  const own = pictures.includes('camera') ? { camera: {} as MediaStream } : {};
  return { ...state, participants: others, media: { ...state.media, pictures: own } };
}

it('opens with the first picture and closes after the last one', () => {
  const stage = new StageView(deviceStorage());
  const after = (...pictures: string[]) => {
    stage.follow(call(...pictures));
    return stage.getSnapshot().open;
  };
  expect(after()).toBe(false);
  expect(after('camera')).toBe(true);
  expect(after('camera', 'camera ren')).toBe(true);
  stage.show(false);
  expect(after('camera', 'camera ren', 'camera mei')).toBe(false);
  // A shared screen reopens a stage that the member closed.
  expect(after('camera', 'camera ren', 'camera mei', 'screen ren')).toBe(true);
  expect(after()).toBe(false);
  expect(after('camera')).toBe(true);
  stage.follow(null);
  expect(stage.getSnapshot().open).toBe(false);
});

it('keeps the same state unless the pictures change', () => {
  const stage = new StageView(deviceStorage());
  stage.follow(call('camera'));
  const before = stage.getSnapshot();
  expect(nextStage(before, { ...call('camera'), muted: false })).toBe(before);
});

it('keeps the layout after the call and on the next page, but not the pinned tile', () => {
  const storage = deviceStorage();
  const stage = new StageView(storage);
  stage.follow(call('camera'));
  stage.choose({ layout: 'everyone', pinned: 'ren' });
  stage.follow(null);
  expect(stage.getSnapshot()).toMatchObject({ layout: 'everyone', pinned: null });
  expect(new StageView(storage).getSnapshot().layout).toBe('everyone');
});

it('opens for a shared document, also after the member closed it, and closes when it ends', () => {
  const stage = new StageView(deviceStorage());
  stage.follow(call());
  stage.followDocument('d1');
  expect(stage.getSnapshot().open).toBe(true);
  stage.show(false);
  stage.follow(call('camera ren'));
  expect(stage.getSnapshot().open).toBe(false);
  stage.followDocument('d2');
  expect(stage.getSnapshot().open).toBe(true);
  stage.follow(call());
  stage.followDocument(null);
  expect(stage.getSnapshot().open).toBe(false);
});

it('sets isDocumentLatest if the document was shared after the screen', () => {
  const stage = new StageView(deviceStorage());
  const isLatest = () => stage.getSnapshot().isDocumentLatest;
  stage.follow(call('screen ren'));
  stage.followDocument('d1');
  expect(isLatest()).toBe(true);
  stage.follow(call('screen ren', 'camera mei'));
  expect(isLatest()).toBe(true);
  stage.follow(call('screen mei', 'camera mei'));
  expect(isLatest()).toBe(false);
});
