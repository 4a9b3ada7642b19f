import { Component, type ReactNode } from 'react';
import { recovery } from '../recovery/serverRecovery.ts';
import { newVersion } from './newVersion.ts';

interface BoundaryProps {
  /** What to show instead; `retry` shows the children again, those of a newer version if there is one. */
  fallback(failure: { error: unknown; retry(): void }): ReactNode;
  /** Another value shows the children again, such as after a navigation. */
  resetKey?: string;
  onRetry?(): void;
  children: ReactNode;
}

interface BoundaryState {
  failure: { error: unknown } | null;
  resetKey: string | undefined;
}

/**
 * Keeps a failure below it from taking the rest of the page along. One that came while the server was
 * silent is over when the server is back.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  #stop: (() => void) | undefined;

  override componentDidMount(): void {
    this.#stop = recovery.onFound(() => {
      if (this.state.failure) this.#retry();
    });
  }

  override componentWillUnmount(): void {
    this.#stop?.();
  }

  readonly #retry = () => {
    this.props.onRetry?.();
    this.setState({ failure: null });
  };

  /** By the member's own hand, who may lose what a reload takes along. */
  readonly #retryAnew = () => {
    if (newVersion.isThere()) window.location.reload();
    else this.#retry();
  };

  override render() {
    const { failure } = this.state;
    return failure
      ? this.props.fallback({ error: failure.error, retry: this.#retryAnew })
      : this.props.children;
  }
}
