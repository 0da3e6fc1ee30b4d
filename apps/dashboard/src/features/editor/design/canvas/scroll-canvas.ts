/** Scrolls a block into view on the canvas. */
export function scrollCanvasTo(id: string): void {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
  const root = frame?.contentDocument ?? document;
  root
    .querySelector(`[data-puck-component="${CSS.escape(id)}"]`)
    ?.scrollIntoView({ behavior: 'smooth', block: 'nearest' });
}
