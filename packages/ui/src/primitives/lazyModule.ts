import { useEffect, useState } from 'react';

/** A module that is loaded with its first use. A load that failed is repeated by the next call. */
export class LazyModule<Module extends object> {
  loaded: Module | null = null;
  readonly #load: () => Promise<Module>;

  constructor(load: () => Promise<Module>) {
    this.#load = load;
  }

  async load(): Promise<Module> {
    this.loaded ??= await this.#load();
    return this.loaded;
  }

  /** Loads the module before it is needed. Ignores a failure. */
  preload(): void {
    this.load().catch(() => undefined);
  }
}

export function useLazyModule<Module extends object>(
  module: LazyModule<Module>,
  isNeeded: boolean,
): { loaded: Module | null; hasFailed: boolean; retry(): void } {
  const [loaded, setLoaded] = useState(module.loaded);
  const [hasFailed, setFailed] = useState(false);
  const isLoading = isNeeded && !loaded && !hasFailed;
  useEffect(() => {
    if (!isLoading) return undefined;
    let isCurrent = true;
    module.load().then(
      (result) => isCurrent && setLoaded(result),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoading, module]);
  return { loaded: loaded ?? module.loaded, hasFailed, retry: () => setFailed(false) };
}
