import type { PopupSummary } from '@beckon/contract/owner-calls';
import { lazy, Suspense, useRef } from 'react';
import { ErrorBoundary } from '../../components/ui/states/error-boundary.tsx';
import { TypeGlyph } from '../../components/ui/type-glyph.tsx';
import { useSeen } from '../../lib/hooks/use-seen.ts';
import styles from './popups.module.css';

const DesignPicture = lazy(() =>
  import('./design-picture.tsx').then((file) => ({ default: file.DesignPicture })),
);

/** A small picture of a popup. Until it is loaded, a drawing of the popup's type. */
export function PopupPicture({ popup }: { readonly popup: PopupSummary }) {
  const place = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(place);
  return (
    <span className={styles['picture']} ref={place} aria-hidden>
      <TypeGlyph type={popup.type} />
      {isSeen ? (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <DesignPicture popup={popup} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </span>
  );
}
