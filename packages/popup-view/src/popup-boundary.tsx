import { Component, type ReactNode } from 'react';

interface PopupBoundaryProps {
  readonly onBroken: (why: string) => void;
  readonly children: ReactNode;
}

/**
 * Draws nothing and reports why after something inside has thrown while drawing: a dead popup must
 * not cover the page.
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
