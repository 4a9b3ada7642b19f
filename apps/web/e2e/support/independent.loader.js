// A scene of another maker: nothing of ours, only the interface of a Unity build. It draws one
// colour, writes down every message, and says what the test has it say.
(function () {
  const heard = [];
  window.independentScene = {
    heard,
    say: (name, parameter) => window.dispatchReactUnityEvent(name, parameter),
  };
  window.createUnityInstance = (canvas, config, onProgress) => {
    const context = canvas.getContext('2d');
    context.fillStyle = '#7fb069';
    context.fillRect(0, 0, canvas.width, canvas.height);
    onProgress(1);
    queueMicrotask(() => window.dispatchReactUnityEvent('UnityReady'));
    return Promise.resolve({
      Module: { canvas },
      SetFullscreen() {},
      Quit: () => Promise.resolve(),
      SendMessage(object, method, parameter) {
        heard.push({ object, method, parameter });
        const isLogout = method === 'OnRequestChangeState' && parameter.includes('LOGOUT');
        if (isLogout) window.dispatchReactUnityEvent('SetSystemState', '{"state":"LOGOUT"}');
      },
    });
  };
})();
