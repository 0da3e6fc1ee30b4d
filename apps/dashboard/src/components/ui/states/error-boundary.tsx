import { Component, type ReactNode } from 'react';
import { isChunkLoadError } from '../../../lib/navigation/chunk-load-error.ts';
import { Failure } from './failure.tsx';
import { ChunkLoadFailure } from './chunk-load-failure.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Replaces the error message, for parts that owners do not miss. */
  readonly fallback?: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: unknown;
}

/** Limits an error to one part of a page. Input elsewhere on the page is kept. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    if (isChunkLoadError(this.state.error)) return <ChunkLoadFailure />;
    return <Failure error={this.state.error} retry={() => this.setState({ error: undefined })} />;
  }
}
