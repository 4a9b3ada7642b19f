/** An area in CSS pixels from the top left of the canvas. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
