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
 * Opens an empty page for bare comparisons. The returned function draws `count` positioned elements with text
 * without any library, and returns the CPU time of the main thread in milliseconds.
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
