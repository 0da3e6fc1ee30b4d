import { Component, type ReactNode } from 'react';
import { Failure } from '../components/ui/failure.tsx';
import styles from './crash-guard.module.css';

interface CrashGuardState {
  readonly error: unknown;
}

/** Shows a way on when a page breaks, instead of an empty window; after a new release it fetches the new files. */
export class CrashGuard extends Component<{ readonly children: ReactNode }, CrashGuardState> {
  override state: CrashGuardState = { error: undefined };

  static getDerivedStateFromError(error: unknown): CrashGuardState {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return (
      <main className={styles['crash']}>
        <h1>This page stumbled</h1>
        <Failure error={this.state.error} retry={() => location.reload()} />
      </main>
    );
  }
}
