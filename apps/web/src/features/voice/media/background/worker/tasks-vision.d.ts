// The `exports` of the package hide its types. Declares only the parts in use.
declare module '@mediapipe/tasks-vision' {
  interface Mask {
    readonly width: number;
    readonly height: number;
    getAsFloat32Array(): Float32Array;
  }
  interface SegmentationResult {
    /** Probability of a person from 0 to 1 per pixel. */
    confidenceMasks?: Mask[];
    close(): void;
  }
  export class ImageSegmenter {
    static createFromOptions(
      files: { wasmLoaderPath: string; wasmBinaryPath: string },
      options: {
        baseOptions: { modelAssetPath: string; delegate: 'CPU' | 'GPU' };
        canvas?: OffscreenCanvas;
        runningMode: 'VIDEO';
        outputConfidenceMasks: boolean;
        outputCategoryMask: boolean;
      },
    ): Promise<ImageSegmenter>;
    segmentForVideo(
      frame: OffscreenCanvas,
      timestampMs: number,
      onResult: (result: SegmentationResult) => void,
    ): void;
  }
}

declare module '@mediapipe/tasks-vision/vision_wasm_module_internal.js';
