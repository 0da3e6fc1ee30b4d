import { Component, type ReactNode } from 'react';

interface PopupBoundaryProps {
  readonly onBroken: (why: string) => void;
  readonly children: ReactNode;
}

/**
 * Draws nothing, and says why, once something inside has thrown while it was drawn: the page must
 * not be left behind a dead popup.
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
