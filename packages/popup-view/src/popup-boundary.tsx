import { Component, type ReactNode } from 'react';

interface PopupBoundaryProps {
  readonly onBroken: (why: string) => void;
  readonly children: ReactNode;
}

/**
 * If its content throws while it is drawn, draws nothing and reports the error, because a broken
 * popup must not cover the page.
 */
export class PopupBoundary extends Component<PopupBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onBroken(String(error));
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
