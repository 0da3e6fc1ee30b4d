import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { Design } from '@beckon/templates';

/**
 * The stored design with the type that the renderer expects. It is the same document; invalid
 * blocks are skipped when it is rendered.
 */
export function parseTemplateDesign(design: PopupDetail['design']): Design {
  return design as Design;
}
