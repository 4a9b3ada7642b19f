// Minimal host page of the scene: a canvas, buttons, and events logged to the console.
// ?graphics=HIGH&language=en&appearance=dark&scene=WorldMap&left=420&bare&shot=x,y,z,yaw,pitch,distance
const query = new URLSearchParams(location.search);
const canvas = document.getElementById('office');
canvas.dataset.insetLeft = query.get('left') ?? '0';
if (query.has('shot')) canvas.dataset.shot = query.get('shot');
// Screenshots do not depend on the time: daylight with the light appearance.
const appearance = query.get('appearance') ?? 'light';
canvas.dataset.appearance = appearance;
canvas.dataset.light = appearance === 'dark' ? 'evening' : 'day';

const token = query.get('token') ?? `me-${Math.random().toString(36).slice(2, 8)}`;
const send = (method, payload) =>
  window.scene.SendMessage(
    'WebGLService',
    method,
    typeof payload === 'string' ? payload : JSON.stringify(payload),
  );
const signIn = (accessToken, floorId = query.get('floor') ?? 'floor-1', organizationId = 'org-1') =>
  send('OnReceiveUserSignInData', {
    accessToken,
    language: query.get('language') ?? 'ja',
    organizationId,
    contractId: 'contract-1',
    floorId,
    user: {
      id: 'me',
      name: '桜井 遥',
      avatar: {
        body: 'regular',
        skin: 'fair',
        hair: 'bob',
        hairColor: 'espresso',
        face: 'bright',
        top: 'jacket',
        topColor: 'iris',
        bottom: 'trousers',
        bottomColor: 'charcoal',
        accessory: 'lanyard',
      },
      status: 'AVAILABLE',
      workingStatus: 'OFFICE',
    },
    apiBaseUrl: '/api',
    realtimeUrl: '',
    graphics: query.get('graphics') ?? 'MEDIUM',
  });

window.events = [];
window.dispatchReactUnityEvent = (name, parameter) => {
  window.events.push({ name, parameter });
  if (!query.has('bare')) console.log(name, parameter ?? '');
  if (name === 'UnityReady') {
    signIn(token);
    send('OnSwitchScene', { scene: query.get('scene') ?? 'Main' });
  }
  if (name === 'GetNewAccessToken') setTimeout(() => signIn('renewed'), 100);
};

window
  .createUnityInstance(canvas, {}, (progress) =>
    window.events.push({ name: 'progress', parameter: progress }),
  )
  .then((instance) => {
    window.scene = instance;
    window.send = send;
    window.signIn = signIn;
  });

if (!query.has('bare')) {
  const nav = document.querySelector('nav');
  const button = (label, run) => {
    const element = document.createElement('button');
    element.textContent = label;
    element.onclick = () => {
      run();
      canvas.focus();
    };
    nav.append(element);
  };
  for (const scene of ['Main', 'WorldMap', 'MyDesk', 'CharacterCustomize']) {
    button(scene, () => send('OnSwitchScene', { scene }));
  }
  for (const level of ['LOW', 'MEDIUM', 'HIGH'])
    button(level, () => send('OnChangeGraphicSetting', level));
}
