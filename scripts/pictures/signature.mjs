// A picture in few bytes: the mean colour of each cell of 8 × 8 pixels, and whether the cell is plain or has detail.
// Means hide differences between rasterisers at the edges of glyphs. Plain cells are exact, so a colour that changes by
// one step is found. A line or glyph that appears, disappears or moves turns plain cells into cells with detail.

export const cellSize = 8;

/** References round the means of cells with detail to multiples of this, which makes them smaller. */
const detailStep = 4;

/** Largest range of a channel within a plain cell. */
const plainRange = 8;

/** The detail of a cell counts as changed beyond these ranges, so that noise near `plainRange` does not. */
const certainlyDetail = 20;
const certainlyPlain = 2;

/** Largest difference of a channel's mean. */
const plainTolerance = 2;
const detailTolerance = detailStep / 2 + 5;

/** Reduces pixels to the mean and the range of each cell. Cells at the right and bottom may be smaller. */
export function reduce({ data, width, height, channels }) {
  const columns = Math.ceil(width / cellSize);
  const rows = Math.ceil(height / cellSize);
  const means = new Uint8Array(columns * rows * 3);
  const ranges = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const bottom = Math.min((row + 1) * cellSize, height);
    for (let column = 0; column < columns; column++) {
      const left = column * cellSize;
      const right = Math.min(left + cellSize, width);
      let [red, green, blue] = [0, 0, 0];
      let [lowR, lowG, lowB, highR, highG, highB] = [255, 255, 255, 0, 0, 0];
      for (let y = row * cellSize; y < bottom; y++) {
        for (let at = (y * width + left) * channels; at < (y * width + right) * channels;) {
          const r = data[at];
          const g = data[at + 1];
          const b = data[at + 2];
          at += channels;
          red += r;
          green += g;
          blue += b;
          if (r < lowR) lowR = r;
          if (r > highR) highR = r;
          if (g < lowG) lowG = g;
          if (g > highG) highG = g;
          if (b < lowB) lowB = b;
          if (b > highB) highB = b;
        }
      }
      const count = (bottom - row * cellSize) * (right - left);
      const cell = row * columns + column;
      ranges[cell] = Math.max(highR - lowR, highG - lowG, highB - lowB);
      means.set([red / count, green / count, blue / count].map(Math.round), cell * 3);
    }
  }
  return { width: columns, height: rows, means, ranges };
}

/** Returns what a reference keeps of a reduced picture. The lowest bit of blue is set for cells with detail. */
export function toReference({ width, height, means, ranges }) {
  const kept = Uint8Array.from(means, (mean, at) =>
    ranges[Math.floor(at / 3)] > plainRange ? roundedDetail(mean) : mean,
  );
  for (let cell = 0; cell < ranges.length; cell++) {
    const blue = cell * 3 + 2;
    kept[blue] = (kept[blue] & ~1) | Number(ranges[cell] > plainRange);
  }
  return { width, height, means: kept };
}

const roundedDetail = (mean) => Math.min(Math.round(mean / detailStep) * detailStep, 252);

/** Returns the indices of the cells of a reduced picture that differ from its reference. */
export function differingCells(reference, shown) {
  const cells = [];
  for (let row = 0; row < shown.height; row++) {
    for (let column = 0; column < shown.width; column++) {
      const cell = row * shown.width + column;
      const isOutside = column >= reference.width || row >= reference.height;
      if (isOutside || differs(reference, row * reference.width + column, shown, cell)) {
        cells.push(cell);
      }
    }
  }
  return cells;
}

export const haveSameSize = (one, other) =>
  one.width === other.width && one.height === other.height;

function differs(reference, at, shown, cell) {
  const hadDetail = (reference.means[at * 3 + 2] & 1) === 1;
  const range = shown.ranges[cell];
  if (hadDetail ? range <= certainlyPlain : range >= certainlyDetail) return true;
  const tolerance = hadDetail || range > plainRange ? detailTolerance : plainTolerance;
  for (let channel = 0; channel < 3; channel++) {
    const difference = reference.means[at * 3 + channel] - shown.means[cell * 3 + channel];
    if (Math.abs(difference) > tolerance) return true;
  }
  return false;
}
