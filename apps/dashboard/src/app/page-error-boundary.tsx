import { Component, type ReactNode } from 'react';
import { Failure } from '../components/ui/states/failure.tsx';
import { ChunkLoadFailure } from '../components/ui/states/chunk-load-failure.tsx';
import { isChunkLoadError } from '../lib/navigation/chunk-load-error.ts';
import styles from './page-error-boundary.module.css';

interface PageErrorBoundaryProps {
  /**
   * The element around the error message. Inside the shell it must be `div`, because the shell has
   * a `main`.
   */
  readonly as?: 'main' | 'div';
  readonly children: ReactNode;
}

interface PageErrorBoundaryState {
  readonly error: unknown;
}

/**
 * Shows an error message with a next step instead of an empty window when a page throws. If the
 * page’s code could not be fetched, it asks the owner to reload.
 */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  override state: PageErrorBoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): PageErrorBoundaryState {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    const { as: Element = 'main' } = this.props;
    if (isChunkLoadError(this.state.error))
      return (
        <Element className={styles['crash']} data-centred>
          <h1>Please reload</h1>
          <ChunkLoadFailure />
        </Element>
      );
    return (
      <Element className={styles['crash']}>
        <h1>Something went wrong on this page</h1>
        <Failure error={this.state.error} retry={() => location.reload()} />
      </Element>
    );
  }
}
