import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { Design } from '@beckon/templates';

/**
 * The stored design as the renderer takes it: the same document, whose blocks that make no sense
 * are skipped when drawn.
 */
export function parseTemplateDesign(design: PopupDetail['design']): Design {
  return design as Design;
}
