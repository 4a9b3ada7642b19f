import { Component, type ReactNode } from 'react';
import { recovery } from '../recovery/serverRecovery.ts';

interface BoundaryProps {
  /** What to show instead; `retry` shows the children again. */
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

  override render() {
    const { failure } = this.state;
    return failure
      ? this.props.fallback({ error: failure.error, retry: this.#retry })
      : this.props.children;
  }
}
