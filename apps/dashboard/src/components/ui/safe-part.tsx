import { Component, type ReactNode } from 'react';
import { Failure } from './failure.tsx';

interface SafePartState {
  readonly error: unknown;
}

/** Keeps a broken part of a page from taking the rest along; what was typed elsewhere stays. */
export class SafePart extends Component<{ readonly children: ReactNode }, SafePartState> {
  override state: SafePartState = { error: undefined };

  static getDerivedStateFromError(error: unknown): SafePartState {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return <Failure error={this.state.error} retry={() => this.setState({ error: undefined })} />;
  }
}
