// Main-thread work of pages in Chromium, for benchmarks.

/** Returns a function that reads the CPU time of the main thread of a page in milliseconds. */
export async function mainThreadMeter(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
}

/**
 * Returns a function that draws `count` elements without a library and returns the CPU
 * milliseconds.
 */
export async function openBarePage(browser) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const meter = await mainThreadMeter(page);
  return async (count) => {
    const before = await meter();
    await page.evaluate(drawElements, count);
    return (await meter()) - before;
  };
}

/** Runs in the page. Resolves after the paint. */
function drawElements(count) {
  const elements = Array.from({ length: count }, (_, index) => {
    const element = document.createElement('div');
    element.style.cssText = `position: absolute; left: ${index % 1000}px; top: ${index % 700}px`;
    for (const text of [`Meeting ${index}`, `${index % 24}:00`]) {
      element.appendChild(document.createElement('span')).textContent = text;
    }
    return element;
  });
  document.body.replaceChildren(...elements);
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve(undefined);
    requestAnimationFrame(() => channel.port2.postMessage(null));
  });
}

/**
 * Counts what React and the page draw. Call it before the page is opened. The returned function reads the counts of the
 * current document: elements that were added, and commits of React.
 */
export async function countDrawing(page) {
  await page.addInitScript(startCounting);
  return () => page.evaluate('({ ...window.drawing })');
}

/** Runs in the page before its scripts. */
function startCounting() {
  const drawing = { elements: 0, commits: 0 };
  const ignore = () => {};
  window.drawing = drawing;
  // React reports commits to this hook in production builds, too.
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    checkDCE: ignore,
    inject: () => 1,
    onCommitFiberRoot: () => (drawing.commits += 1),
    onCommitFiberUnmount: ignore,
    onPostCommitFiberRoot: ignore,
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element) drawing.elements += 1 + node.querySelectorAll('*').length;
  }).observe(document, { subtree: true, childList: true });
}
