import { describe, expect, it } from 'vitest';
import { nextScene, requestsOf, type SceneState, type SceneTransition } from './sceneState.ts';

type Status = SceneState['status'];

const requests = { ...requestsOf({ status: 'off', attempt: 0 }), progress: 0.4, fullscreen: true };
const states: { [S in Status]: SceneState & { status: S } } = {
  off: { status: 'off', attempt: 2 },
  unsupported: { status: 'unsupported', attempt: 2 },
  loading: { status: 'loading', attempt: 2, requests },
  failed: { status: 'failed', attempt: 2, reason: 'broken', requests },
  ready: { status: 'ready', attempt: 2, requests },
  loggingOut: { status: 'loggingOut', attempt: 2, requests },
};
const transitions: { [K in SceneTransition['kind']]: Extract<SceneTransition, { kind: K }> } = {
  start: { kind: 'start' },
  stop: { kind: 'stop' },
  unsupported: { kind: 'unsupported' },
  progress: { kind: 'progress', progress: 0.9 },
  fail: { kind: 'fail', reason: 'stalled' },
  unityReady: { kind: 'unityReady' },
  detached: { kind: 'detached' },
  request: { kind: 'request', change: { fullscreen: false } },
  logout: { kind: 'logout' },
  logoutEnded: { kind: 'logoutEnded' },
};

/** Expected status for each transition and previous status; `-` means unchanged. */
const table: Record<SceneTransition['kind'], string> = {
  //           off         unsupported loading     failed      ready       loggingOut
  start: '       loading     loading     loading     loading     loading     loading     ',
  stop: '        off         -           off         off         off         off         ',
  unsupported: ' unsupported unsupported unsupported unsupported unsupported unsupported ',
  progress: '    -           -           loading     -           -           -           ',
  fail: '        -           -           failed      -           -           -           ',
  unityReady: '  -           -           ready       ready       ready       ready       ',
  detached: '    -           -           -           -           loading     loading     ',
  request: '     -           -           loading     failed      ready       loggingOut  ',
  logout: '      -           -           -           -           loggingOut  -           ',
  logoutEnded: ' -           -           -           -           -           ready       ',
};

describe('nextScene', () => {
  const rows = Object.values(transitions).flatMap((transition) =>
    Object.values(states).map(
      (state, column) =>
        [state.status, transition.kind, table[transition.kind].trim().split(/ +/)[column]] as const,
    ),
  );

  it.each(rows)('%s × %s: %s', (status, kind, expected) => {
    const after = nextScene(states[status], transitions[kind]);
    if (expected === '-') expect(after).toBe(states[status]);
    else expect(after.status).toBe(expected);
  });

  it('clears the requests and counts the attempt on start', () => {
    const started = nextScene(states.failed, { kind: 'start' });
    expect(started).toMatchObject({ attempt: 3, requests: { progress: 0, fullscreen: false } });
  });

  it('keeps requests made while loading', () => {
    const ready = nextScene(states.loading, { kind: 'unityReady' });
    expect(requestsOf(ready)).toMatchObject({ progress: 1, fullscreen: true });
  });

  it('stores the failure reason', () => {
    expect(nextScene(states.loading, transitions.fail)).toMatchObject({ reason: 'stalled' });
  });

  it.each(['loading', 'failed', 'ready', 'loggingOut'] as const)(
    'keeps the object identity if a request changes nothing: %s',
    (status) => {
      const repeated = { kind: 'request', change: { fullscreen: true } } as const;
      expect(nextScene(states[status], repeated)).toBe(states[status]);
    },
  );
});
