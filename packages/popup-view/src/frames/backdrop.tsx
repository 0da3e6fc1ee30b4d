import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { chunkOf, useLazy } from '../lazy/use-lazy.ts';
import { useView } from '../view-context.ts';
import { backdropOpacity } from './backdrop-opacity.ts';

/**
 * The layer between the page and a modal popup: a colour, and the animated background if the popup
 * has one. docs/behaviour/appearance.md#backgrounds.
 */
export function Backdrop({ color }: { readonly color: string | undefined }): ReactNode {
  const {
    props: { popup, ports },
  } = useView();
  const {
    type,
    appearance: { background },
  } = popup;
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const effects = chunkOf(useLazy(background !== 'none', () => ports.loadPart('effects')));

  const isStill = useEffectEvent(() => ports.prefersReducedMotion());
  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas || !effects || background === 'none') return undefined;
    return effects.startBackground(canvas, { background, isStill: isStill() });
  }, [effects, background]);

  const opacity = backdropOpacity(type, background, color !== undefined);
  return (
    <div className="poptin-popup-background" data-background={background} aria-hidden="true">
      <div
        className="bkv-dim"
        style={{ opacity, ...(color === undefined ? {} : { backgroundColor: color }) }}
      />
      {background !== 'none' && <canvas ref={canvasRef} className="bkv-canvas" />}
    </div>
  );
}
