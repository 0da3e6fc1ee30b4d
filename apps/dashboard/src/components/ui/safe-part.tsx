import { Component, type ReactNode } from 'react';
import { isGonePart } from '../../lib/gone-part.ts';
import { Failure } from './failure.tsx';
import { GonePart } from './gone-part.tsx';

interface SafePartProps {
  readonly children: ReactNode;
  /** Stands in its place where nobody would miss it, instead of words. */
  readonly fallback?: ReactNode;
}

interface SafePartState {
  readonly error: unknown;
}

/** Keeps a broken part of a page from taking the rest along; what was typed elsewhere stays. */
export class SafePart extends Component<SafePartProps, SafePartState> {
  override state: SafePartState = { error: undefined };

  static getDerivedStateFromError(error: unknown): SafePartState {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    if (isGonePart(this.state.error)) return <GonePart />;
    return <Failure error={this.state.error} retry={() => this.setState({ error: undefined })} />;
  }
}
