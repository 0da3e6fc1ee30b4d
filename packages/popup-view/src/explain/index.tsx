import { createRoot } from 'react-dom/client';
import type { Mounted } from '../view-contract.ts';
import explainCss from './explain.css?inline';
import { ExplainPanel, type ExplainPanelProps } from './explain-panel.tsx';

/** Draws the decision trace into its own shadow root. */
export function mountExplain(
  root: ShadowRoot,
  props: ExplainPanelProps,
): Mounted<ExplainPanelProps> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(explainCss);
  root.adoptedStyleSheets = [sheet];
  const drawing = createRoot(root);
  const update = (next: ExplainPanelProps): void => drawing.render(<ExplainPanel {...next} />);
  update(props);
  return { update, unmount: () => drawing.unmount() };
}

export type { ExplainPanelProps } from './explain-panel.tsx';
export type { ExplainFailure } from './failure-words.ts';
